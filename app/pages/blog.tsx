import { words } from '../content.ts';
import { Blog } from '../sections/blog/blog.tsx';
import { OtherPages } from '../sections/blog/other-pages.tsx';
import { paging, posts } from './posts.build.ts';

export default function BlogPage() {
  const blog = <Blog heading={words.pages.blog} posts={posts} words={words.blog} />;
  return import.meta.env.HAS_DOCUMENTS ? (
    <>
      {blog}
      <OtherPages {...paging} />
    </>
  ) : (
    blog
  );
}
