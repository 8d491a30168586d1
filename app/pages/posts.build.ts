/** The first page of the index with dates in the site's language: made when the site is built, as data. */
import { indexPages } from '../articles/cards.ts';

export const { posts, paging } = indexPages[0];
