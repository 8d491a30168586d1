/** Whether the site has pages beyond its table of pages; vite.config.ts asks, so that the others get no code for them. */
import { articles } from './articles.ts';
import { indexPages } from './cards.ts';

export const hasDocuments = articles.length > 0 || indexPages.length > 1;
