/** Where the files that are generated beside the pages stand, below the site's root. */
import { owner } from '../content/owner.ts';
import type { Page } from '../pages.ts';

export const published = {
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  resume: 'resume.json',
  text: 'llms.txt',
  contactCard: 'contact.vcf',
  ...(owner.security && { security: '.well-known/security.txt' }),
} as const;

/** Types of files that not every host knows by their names. */
export const fileTypes: Record<string, string> = {
  [published.manifest]: 'application/manifest+json',
  [published.contactCard]: 'text/vcard; charset=utf-8',
};

/** Each icon's size in pixels; an SVG follows the system's scheme and has none. */
export const iconFiles = {
  'favicon.svg': undefined,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;

/** A page's picture for link previews. */
export const socialPicture = ({ name }: Page) => `social/${name}.png`;

/** In pixels: what the networks crop least. */
export const socialPictureSize = { width: 1200, height: 630 } as const;
