import type { ArticleWords, Words } from '#schema/words.ts';

export const words: Words = {};

export const articleWords: ArticleWords = {};
