import { PageHead } from '../components/page-head.tsx';
import { owner } from '../content/owner.ts';
import { posts } from '../content/posts.ts';
import { topics } from '../content/topics.ts';
import { Blog } from '../sections/blog/blog.tsx';

export default function BlogPage() {
  return (
    <>
      <PageHead
        title={`Blog, ${owner.name}`}
        description={`${owner.name} writes about ${topics.join(', ')}.`}
      />
      <Blog posts={posts} />
    </>
  );
}
