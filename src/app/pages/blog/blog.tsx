import { Blog } from '#app/sections/blog/blog.tsx';
import { OtherPages } from '#app/sections/blog/other-pages.tsx';
import { words } from '#schema/content.ts';
import { paging, posts, topics } from './blog.data.ts';

export default function BlogPage() {
  const blog = <Blog heading={words.pages.blog} posts={posts} topics={topics} words={words.blog} />;
  if (!paging) return blog;
  return (
    <>
      {blog}
      <OtherPages {...paging} />
    </>
  );
}
