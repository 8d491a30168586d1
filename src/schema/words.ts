/** The types of content/words.ts, under the names that owners' files import. */
export type { ArticleStrings as ArticleWords, Strings as Words } from './strings.ts';
