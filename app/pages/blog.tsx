import { words } from '#content/words.ts';
import { Blog } from '../sections/blog/blog.tsx';
import { posts } from './posts.build.ts';

export default function BlogPage() {
  return <Blog heading={words.pages.blog} posts={posts} words={words.blog} />;
}
