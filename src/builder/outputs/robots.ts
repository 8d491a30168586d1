import { absoluteUrl } from '#content/urls.ts';
import { publishedFiles } from '#model/published-files.ts';
import type { Output } from './output.ts';

/** RFC 9309. */
export const robots: Output = () => [
  [
    publishedFiles.robots,
    () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${publishedFiles.sitemap}`)}\n`,
  ],
];
