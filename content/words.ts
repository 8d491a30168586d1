import type { ArticleWords, Words } from '#schema/words.ts';

/**
 * Strings that replace the site's: `{ book: 'Call me' }`. All others come from src/strings, in the
 * language that owner.ts sets.
 */
export const words: Words = {};

/** The strings of articles and case studies. */
export const articleWords: ArticleWords = {};
