import { Blog } from '#app/sections/blog/blog.tsx';
import { Pagination } from '#app/sections/blog/pagination.tsx';
import { strings } from '#content/content.ts';
import { indexPages } from '#model/articles/cards.ts';

const [{ posts, links, paging }] = indexPages;

export default function BlogPage() {
  return (
    <>
      <Blog
        heading={strings.pages.blog}
        posts={posts}
        hasLead
        links={links}
        strings={strings.blog}
      />
      {indexPages.length > 1 && <Pagination {...paging} />}
    </>
  );
}
