import { publishedFiles } from '#model/published-files.ts';
import { absoluteUrl } from '#schema/urls.ts';
import type { Output } from './output.ts';

/** RFC 9309. */
export const robots: Output = () => [
  [
    publishedFiles.robots,
    () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${publishedFiles.sitemap}`)}\n`,
  ],
];
