import { routedPages } from '#app/pages.ts';
import { folderPaths, resumePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { hasArticlePages } from '#model/articles/cards.ts';
import { resumeLink } from '#model/resume/resume.ts';

const rule = (href_matches: string[]) => [{ where: { href_matches }, eagerness: 'moderate' }];

const prefetch = rule(routedPages.map(({ path }) => localUrl(path)));
const ofStaticPages = rule([
  ...[folderPaths.articles, folderPaths['case-studies']].map((path) => `${localUrl(path)}*`),
  localUrl(resumePath),
]);

/**
 * Lets browsers prefetch the table's pages and prerender others: see
 * docs/decisions/002-links-are-page-loads.md. Safari cannot prerender; it still prefetches static
 * pages.
 */
export const speculation = JSON.stringify(
  hasArticlePages || resumeLink
    ? { prefetch: [...prefetch, ...ofStaticPages], prerender: ofStaticPages }
    : { prefetch },
);
