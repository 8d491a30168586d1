/** The first page of the index and, where there are others, its place among them: made when the site is built, as data. */
import { indexPages } from '../../model/articles/cards.ts';

const [first] = indexPages;

export const { posts } = first;
export const paging = indexPages.length > 1 ? first.paging : undefined;
