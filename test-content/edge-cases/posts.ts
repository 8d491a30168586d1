import type { Post } from '#schema/posts.ts';
import { posts as shipped } from '../default/posts.ts';

/** More posts than fit on one page of the index. */
const many = Array.from({ length: 7 }, (_, i) =>
  shipped.map(
    (post): Post => (i === 0 ? post : { ...post, title: `${post.title}, part ${i + 1}` }),
  ),
);

export const posts: Post[] = many
  .flat()
  .map((post, i) => ({ ...post, link: i === 0 ? 'https://ada.dev/retry' : null }));
