/** The generated files next to the pages. */

import { pages, routedPages } from '#app/pages.ts';
import { articleLanguage, published } from '#model/articles/articles.ts';
import { iconFiles, publishedFiles } from '#model/published-files.ts';
import { resumeLink, resumePath } from '#model/resume/resume.ts';
import * as content from '#schema/content.ts';
import { language, textDirection } from '#schema/language.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { colours } from '../colours.ts';
import { previewCover, socialPicture } from '../head.ts';
import type { Pictures } from '../pictures.ts';
import { isStaticPage, type StaticPage } from '../static-page.ts';
import { contactCard } from './contact-card.ts';
import { escapeXml } from './escape.ts';
import { renderFeed } from './feed.ts';
import { iconIco, iconPng, iconSvg } from './icon.ts';
import { resume } from './resume.ts';
import { drawSocialPicture } from './social-picture.ts';
import { plainArticle, textVersion } from './text-version.ts';

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

/** https://www.w3.org/TR/appmanifest/ */
function manifest(): string {
  const icons = (['icon-192.png', 'icon-512.png'] as const).flatMap((src) =>
    ['any', 'maskable'].map((purpose) => ({
      src,
      sizes: `${iconFiles[src]}x${iconFiles[src]}`,
      type: 'image/png',
      purpose,
    })),
  );
  return JSON.stringify({
    name: owner.name,
    short_name: owner.name,
    description: pages.home.description,
    lang: language,
    dir: textDirection(language),
    start_url: localUrl('/'),
    scope: localUrl('/'),
    display: 'browser',
    background_color: colours.paper.light,
    theme_color: colours.paper.light,
    icons,
  });
}

/** RFC 9116. It expires within a year; every deployment renews it. */
function securityTxt(): string {
  const expires = new Date(Date.now() + 364 * 86_400_000).toISOString();
  return [
    `Contact: ${owner.security}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

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
  [publishedFiles.manifest]: manifest,
  [publishedFiles.resume]: () => `${JSON.stringify(resume(content), null, 2)}\n`,
  ...(publishedFiles.printedResume && { [publishedFiles.printedResume]: printedResume }),
  [publishedFiles.text]: () => textVersion(content),
  ...(publishedFiles.feed && {
    [publishedFiles.feed]: () => renderFeed(pictures, `/${publishedFiles.feed}`),
  }),
  ...Object.fromEntries(
    published.map((article) => [`${article.path.slice(1)}.md`, () => plainArticle(article)]),
  ),
  [publishedFiles.contactCard]: () =>
    contactCard(owner, ['/', ...(resumeLink ? [resumePath] : [])].map(absoluteUrl)),
  ...(publishedFiles.security && { [publishedFiles.security]: securityTxt }),
  'favicon.svg': iconSvg,
  'favicon.ico': () => iconIco(iconFiles['favicon.ico']),
  ...Object.fromEntries(
    (['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'] as const).map((file) => [
      file,
      () => iconPng(iconFiles[file]),
    ]),
  ),
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
