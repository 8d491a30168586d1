import { Blog } from '#app/sections/blog/blog.tsx';
import { Pagination } from '#app/sections/blog/pagination.tsx';
import { strings } from '#content/content.ts';
import { links, paging, posts } from './blog.data.ts';

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
      {paging && <Pagination {...paging} />}
    </>
  );
}
