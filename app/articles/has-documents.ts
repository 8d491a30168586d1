/** Whether the site has pages beyond its table of pages; vite.config.ts asks, so that the others get no code for them. */
import { posts } from '../content.ts';
import { postsPerPage } from '../specification.ts';
import { articles } from './articles.ts';

export const hasDocuments = articles.length > 0 || posts.length > postsPerPage;
