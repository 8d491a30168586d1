/** A page's metadata for search engines and link previews. */

import type { Page } from '#app/pages.ts';
import { type Article, articleLanguage } from '#model/articles/articles.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { owner, words } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { isStaticPage, type StaticPage } from './static-page.ts';

/** The path and the size in pixels of a page's link preview. */
export const socialPicture = ({ name }: Pick<Page, 'name'>) => `social/${name}.png`;
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Link previews show an article's picture, unless it is a drawing: they know no SVG. */
const coverOf = (page: Page | StaticPage) => {
  const cover = isStaticPage(page) ? page.cover : undefined;
  return cover && Object.keys(cover.sources).length > 0 ? cover : undefined;
};

/** Whether the page's link preview is a picture that is drawn for it. */
export const isDrawn = (page: Page | StaticPage) => !coverOf(page);

/** The URL and the size in pixels of a page's link preview. */
export function preview(page: Page | StaticPage) {
  const { src, width, height } = coverOf(page) ?? {
    src: localUrl(socialPicture(page)),
    ...socialPictureSize,
  };
  return { url: new URL(src, absoluteUrl('/')).href, width, height };
}

/** The elements of the head that differ between pages, without the title. */
export function headElements(page: Page | StaticPage): ['meta' | 'link', Record<string, string>][] {
  const { path, label, title, description } = page;
  // Search engines leave out a page without a path of its own.
  if (path === null) return [meta('description', description), meta('robots', 'noindex')];
  const article = isStaticPage(page) ? page.article : undefined;
  const image = preview(page);
  const imageAlt = path === '/' ? title : words.picture(label, owner.name);
  return [
    ['link', { rel: 'canonical', href: absoluteUrl(path) }],
    meta('description', description),
    meta('og:type', article && article.folder !== 'pages' ? 'article' : 'website'),
    meta('og:site_name', owner.name),
    meta('og:locale', openGraphLocale(article ? articleLanguage(article) : language)),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', absoluteUrl(path)),
    meta('og:image', image.url),
    meta('og:image:width', `${image.width}`),
    meta('og:image:height', `${image.height}`),
    meta('og:image:alt', (!isDrawn(page) && article?.pictureAlt) || imageAlt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image.url),
    ...(article ? articleTimes(article) : []),
    ...(owner.fediverse ? [meta('fediverse:creator', owner.fediverse)] : []),
    ...Object.entries(path === '/' ? (owner.verification ?? {}) : {}).map(([name, code]) =>
      meta(name, code),
    ),
  ];
}

/** An article's times and topics (https://ogp.me/#type_article). */
const articleTimes = (article: Article) => [
  ...(article.date ? [meta('article:published_time', article.date)] : []),
  ...(article.updated ? [meta('article:modified_time', article.updated)] : []),
  ...articleTopics(article).map((topic) => meta('article:tag', topic)),
];

/** Open Graph uses `property` (https://ogp.me), others `name`. */
const meta = (key: string, content: string): ['meta', Record<string, string>] => [
  'meta',
  { [/^(og|article):/.test(key) ? 'property' : 'name']: key, content },
];

/** A language for Open Graph, with its most likely territory: 'de' is 'de_DE'. */
function openGraphLocale(language: string): string {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return `${base}_${region}`;
}
