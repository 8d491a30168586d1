import { routedPages } from '#app/pages.ts';
import { publishedFiles } from '#model/published-files.ts';
import { absoluteUrl } from '#schema/urls.ts';
import { escapeXml } from '../escape.ts';
import type { Output } from './output.ts';

/** https://www.sitemaps.org/protocol.html */
export const sitemap: Output = ({ staticPages }) => [
  [
    publishedFiles.sitemap,
    () => {
      const { printedResume: file } = publishedFiles;
      const entries = [
        ...routedPages.map(({ path }) => ({ path, changed: undefined })),
        ...(file ? [{ path: `/${file}`, changed: undefined }] : []),
        ...staticPages.map(({ path, article }) => ({
          path,
          changed: article?.updated ?? article?.date,
        })),
      ];
      const urls = entries.map(
        ({ path, changed }) =>
          `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
    },
  ],
];
