/** The first page of the blog's index and, if there are several, the links between them. */
import { indexPages } from '#model/articles/cards.ts';

const [first] = indexPages;

export const { posts, links } = first;
export const paging = indexPages.length > 1 ? first.paging : undefined;
