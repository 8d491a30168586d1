import type { Post } from '#content-types/posts.ts';

export const posts: Post[] = [];
