/** The generated files next to the pages. */

import { routedPages } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import { articleLanguage } from '#model/articles/articles.ts';
import type { Pictures } from '#model/plan-picture.ts';
import { iconFiles, publishedFiles } from '#model/published-files.ts';
import * as content from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { absoluteUrl } from '#schema/urls.ts';
import { escapeXml } from '../escape.ts';
import { previewCover, socialPicture } from '../head.ts';
import { renderFeed } from './feed.ts';
import { iconIco, iconPng, iconSvg } from './icon.ts';
import { resume } from './resume-json.ts';
import { drawSocialPicture } from './social-picture.ts';

const { owner } = content;

/** https://www.sitemaps.org/protocol.html */
function sitemap(staticPages: StaticPage[]): string {
  const { printedResume: file } = publishedFiles;
  const fixed = [...routedPages.map(({ path }) => path), ...(file ? [`/${file}`] : [])];
  const entries = [
    ...fixed.map((path) => ({ path, changed: undefined })),
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
}

const robots = () =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${publishedFiles.sitemap}`)}\n`;

/** Bundled with the renderer, which runs in another folder. */
function printedResume(): Buffer {
  const files = import.meta.glob<string>('#content/resume.pdf', {
    eager: true,
    import: 'default',
    query: '?inline',
  });
  return Buffer.from(Object.values(files)[0]?.split(',')[1] ?? '', 'base64');
}

export type FileBody = string | Buffer;

/** A function for each file, by its path below the site's root. */
export const listFiles = (
  staticPages: StaticPage[] = [],
  pictures: Pictures = {},
): Record<string, () => FileBody | Promise<FileBody>> => ({
  [publishedFiles.sitemap]: () => sitemap(staticPages),
  [publishedFiles.robots]: robots,
  [publishedFiles.resume]: () => `${JSON.stringify(resume(content), null, 2)}\n`,
  ...(publishedFiles.printedResume && { [publishedFiles.printedResume]: printedResume }),
  ...(publishedFiles.feed && {
    [publishedFiles.feed]: () => renderFeed(pictures, `/${publishedFiles.feed}`),
  }),
  'favicon.svg': iconSvg,
  'favicon.ico': () => iconIco(iconFiles['favicon.ico']),
  'apple-touch-icon.png': () => iconPng(iconFiles['apple-touch-icon.png']),
  ...Object.fromEntries(
    [...routedPages, ...staticPages.filter((page) => !previewCover(page))].map((page) => [
      socialPicture(page),
      () =>
        drawSocialPicture(
          page.path === '/' ? owner.name : page.label,
          absoluteUrl('/'),
          isStaticPage(page),
          isStaticPage(page) && page.article ? articleLanguage(page.article) : language,
        ),
    ]),
  ),
});
