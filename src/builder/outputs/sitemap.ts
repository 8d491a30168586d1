import { routedPages } from '#app/pages.ts';
import type { StaticPage } from '#app/static-page.ts';
import { absoluteUrl } from '#content/urls.ts';
import { publishedFiles } from '#model/published-files.ts';
import { escapeXml } from '../escape.ts';
import type { Output } from './output.ts';

/** The elements of one language's pages and printed resume. */
export function sitemapUrls(staticPages: StaticPage[]): string {
  const { printedResume: file } = publishedFiles;
  const entries: Pick<StaticPage, 'path' | 'article'>[] = [
    ...routedPages,
    ...(file ? [{ path: `/${file}` }] : []),
    ...staticPages,
  ];
  const urls = entries.map(({ path, article }) => {
    const changed = article?.updated ?? article?.date;
    return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return urls.join('\n');
}

/** https://www.sitemaps.org/protocol.html */
export const sitemap: Output = ({ staticPages, languages }) => [
  [
    publishedFiles.sitemap,
    () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${languages.map((language) => language.sitemap).join('\n') || sitemapUrls(staticPages)}
</urlset>
`,
  ],
];

/** robots.txt (RFC 9309), which names the sitemap. */
export const robots: Output = () => [
  [
    publishedFiles.robots,
    () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${publishedFiles.sitemap}`)}\n`,
  ],
];
