/**
 * What a page says of itself to search engines, link previews and the browser's tab: written into the document when it
 * is built, and brought up to date when another page is shown in the same document.
 */

import { absoluteAddress } from './addresses.ts';
import { owner, words } from './content.ts';
import { language, openGraphLocale } from './language.ts';
import type { Page } from './pages.ts';

/** A page's picture for link previews, below the site's root, and its size in pixels: what the networks crop least. */
export const socialPicture = ({ name }: Pick<Page, 'name'>) => `social/${name}.png`;
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The elements of a page's head that differ from page to page, its title apart. */
export function headElements(page: Page): ['meta' | 'link', Record<string, string>][] {
  const { path, label, title, description } = page;
  // A page without an address of its own asks search engines to leave it out.
  if (path === null) return [meta('description', description), meta('robots', 'noindex')];
  const image = absoluteAddress(`/${socialPicture(page)}`);
  return [
    ['link', { rel: 'canonical', href: absoluteAddress(path) }],
    meta('description', description),
    meta('og:type', import.meta.env.HAS_DOCUMENTS && page.view === 'article' ? 'article' : 'website'),
    meta('og:site_name', owner.name),
    meta('og:locale', openGraphLocale(language)),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', absoluteAddress(path)),
    meta('og:image', image),
    meta('og:image:width', `${socialPictureSize.width}`),
    meta('og:image:height', `${socialPictureSize.height}`),
    meta('og:image:alt', path === '/' ? title : words.picture(label, owner.name)),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image),
  ];
}

/** Open Graph's fields are properties (https://ogp.me), all others names. */
const meta = (key: string, content: string): ['meta', Record<string, string>] => [
  'meta',
  { [key.startsWith('og:') ? 'property' : 'name']: key, content },
];

/** Gives the document in the browser the head of another page. */
export function showHead(page: Page): void {
  document.title = page.title;
  const differing = 'link[rel=canonical], meta:is([name=description], [name=robots], [name^=twitter], [property])';
  for (const element of document.head.querySelectorAll(differing)) element.remove();
  for (const [tag, attributes] of headElements(page)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
