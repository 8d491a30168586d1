import { posts } from '#content/posts.ts';
import { Blog } from '../sections/blog/blog.tsx';

export default function BlogPage() {
  return <Blog posts={posts} />;
}
