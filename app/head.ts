/**
 * What a page says of itself to search engines, link previews and the browser's tab: written into the document when it
 * is built, and brought up to date when another page is shown in the same document.
 */
import { owner } from '#content/owner.ts';
import { absoluteAddress, type Page } from './pages.ts';

/** A page's picture for link previews, below the site's root. */
export const socialPicture = ({ name }: Pick<Page, 'name'>) => `social/${name}.png`;

/** In pixels: what the networks crop least. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

type HeadElement = ['meta' | 'link', Record<string, string>];

/** The elements of a page's head that differ from page to page, its title apart. */
export function headElements({ name, path, heading, title, description }: Page): HeadElement[] {
  const say = (attribute: 'name' | 'property', values: Record<string, string>) =>
    Object.entries(values).map(([key, content]): HeadElement => ['meta', { [attribute]: key, content }]);
  // A page without an address of its own asks search engines to leave it out.
  if (path === null) return say('name', { description, robots: 'noindex' });
  const image = absoluteAddress(`/${socialPicture({ name })}`);
  return [
    ['link', { rel: 'canonical', href: absoluteAddress(path) }],
    ...say('name', { description }),
    ...say('property', {
      'og:type': 'website',
      'og:site_name': owner.name,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': absoluteAddress(path),
      'og:image': image,
      'og:image:width': `${socialPictureSize.width}`,
      'og:image:height': `${socialPictureSize.height}`,
      'og:image:alt': heading === owner.name ? title : `${heading}, by ${owner.name}`,
    }),
    ...say('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }),
  ];
}

/** Gives the document in the browser the head of another page. */
export function showHead(page: Page): void {
  document.title = page.title;
  const differing =
    'link[rel=canonical], meta:is([name=description], [name=robots], [name^=twitter], [property])';
  for (const element of document.head.querySelectorAll(differing)) element.remove();
  for (const [tag, attributes] of headElements(page)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
