import type { ArticleWords, Words } from '#schema/words.ts';

/**
 * Sentences in place of the site's own: `{ book: 'Call me' }`. All others come from
 * src/strings, in the language that owner.ts names.
 */
export const words: Words = {};

/** The sentences of articles and case studies. */
export const articleWords: ArticleWords = {};
