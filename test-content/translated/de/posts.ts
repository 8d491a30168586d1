import type { Post } from '#schema/posts.ts';

export const posts: Post[] = [];
