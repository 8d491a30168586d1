import { PageHead } from '../components/page-head.tsx';
import { posts } from '../content/posts.ts';
import { pages } from '../pages.ts';
import { Blog } from '../sections/blog/blog.tsx';

export default function BlogPage() {
  return (
    <>
      <PageHead page={pages.blog} />
      <Blog posts={posts} />
    </>
  );
}
