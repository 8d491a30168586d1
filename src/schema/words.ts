/** The types of the owner's file of strings, under the names that such files import. */
export type { ArticleStrings as ArticleWords, Strings as Words } from './strings.ts';
