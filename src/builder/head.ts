/** A page's metadata for search engines and link previews. */
import type { Page } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import { owner, strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { articleLanguage } from '#model/articles/articles.ts';
import { articleTopics } from '#model/articles/topics.ts';
import type { LanguageLinks } from './outputs/output.ts';

/** The article's picture for the link preview. It must be a raster image: previews ignore SVG. */
export const previewCover = ({ cover }: Pick<StaticPage, 'cover'>) =>
  cover && Object.keys(cover.sources).length > 0 ? cover : undefined;

/** The path of a page's link preview. */
export const socialPicture = (page: Pick<StaticPage, 'name' | 'cover'>) =>
  `social/${page.name}.${previewCover(page) ? 'jpg' : 'png'}`;

/** In pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

type HeadElement = ['meta' | 'link', Record<string, string>];

/** A page's translations and itself, for search engines. The original is for all other languages. */
function alternates(path: string, languages: LanguageLinks[]): HeadElement[] {
  const translated = languages.filter(({ paths }) => paths.has(path));
  if (translated.length < 2) return [];
  const links = translated.map(({ lang, absoluteUrl }) => [lang, absoluteUrl(path)]);
  const original = translated.find((language) => language === languages[0]);
  if (original) links.push(['x-default', original.absoluteUrl(path)]);
  return links.map(([hrefLang = '', href = '']) => ['link', { rel: 'alternate', hrefLang, href }]);
}

/** The elements of the head that differ between pages, without the title. */
export function headElements(
  page: Page | StaticPage,
  languages: LanguageLinks[] = [],
): HeadElement[] {
  const { path, label, title, description } = page;
  // Search engines must not list the 404 page.
  if (path === null) return [meta('description', description), meta('robots', 'noindex')];
  const article = isStaticPage(page) ? page.article : undefined;
  const image = absoluteUrl(`/${socialPicture(page)}`);
  const drawnAlt = path === homePath ? title : strings.picture(label, owner.name);
  const isCover = isStaticPage(page) && previewCover(page) !== undefined;
  const codes = path === homePath ? owner.verification : undefined;
  return [
    ['link', { rel: 'canonical', href: absoluteUrl(path) }],
    ...alternates(path, languages),
    meta('description', description),
    meta('og:type', article && article.folder !== 'pages' ? 'article' : 'website'),
    meta('og:site_name', owner.name),
    meta('og:locale', openGraphLocale(article ? articleLanguage(article) : language)),
    ...languages
      .filter(({ lang, paths }) => lang !== language && paths.has(path))
      .map(({ lang }) => meta('og:locale:alternate', openGraphLocale(lang))),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', absoluteUrl(path)),
    meta('og:image', image),
    meta('og:image:width', `${socialPictureSize.width}`),
    meta('og:image:height', `${socialPictureSize.height}`),
    meta('og:image:alt', (isCover && article?.pictureAlt) || drawnAlt),
    meta('twitter:card', 'summary_large_image'),
    ...(article && article.folder !== 'pages' ? [meta('author', owner.name)] : []),
    ...(article?.date ? [meta('article:published_time', article.date)] : []),
    ...(article?.updated ? [meta('article:modified_time', article.updated)] : []),
    ...(article ? articleTopics(article) : []).map((topic) => meta('article:tag', topic)),
    ...(owner.fediverse ? [meta('fediverse:creator', owner.fediverse)] : []),
    ...Object.entries(codes ?? {}).map(([name, code]) => meta(name, code)),
  ];
}

/** Open Graph uses `property` (https://ogp.me), others `name`. */
const meta = (key: string, content: string): HeadElement => [
  'meta',
  { [/^(og|article):/.test(key) ? 'property' : 'name']: key, content },
];

/** A language for Open Graph, with its most likely territory: 'de' is 'de_DE'. */
function openGraphLocale(language: string): string {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return `${base}_${region}`;
}
