/** Where the files that are generated beside the pages stand, below the site's root. */

import { localAddress } from './addresses.ts';
import { hasFeed } from './articles/articles.build.ts';
import { owner } from './content.ts';

/** Printed by `npm run resume`, where the owner wants it. */
const hasPrintedResume = Object.keys(import.meta.glob('#content/resume.pdf')).length > 0;

export const publishedFiles = {
  contactCard: 'contact.vcf',
  printedResume: hasPrintedResume ? 'resume.pdf' : undefined,
  resume: 'resume.json',
  text: 'llms.txt',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  security: owner.security && '.well-known/security.txt',
  feed: hasFeed ? 'feed.xml' : undefined,
} as const;

const { contactCard, printedResume, resume, text } = publishedFiles;

/** Where pages' links to them lead. */
export const fileAddresses = {
  contactCard: localAddress(contactCard),
  printedResume: printedResume && localAddress(printedResume),
  resume: localAddress(resume),
  text: localAddress(text),
};

/** Each icon's size in pixels; an SVG follows the system's scheme and has none. */
export const iconFiles = {
  'favicon.svg': null,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;
