/** The paths of generated files, below the site's root. */

import { owner } from '#schema/content.ts';
import { localUrl } from '#schema/urls.ts';
import { articles } from './articles/articles.ts';

/** `npm run resume` prints it. */
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
  feed: articles.length > 0 ? 'feed.xml' : undefined,
} as const;

const { contactCard, printedResume, resume, text, feed } = publishedFiles;

/** The URLs of links to them. */
export const fileUrls = {
  contactCard: localUrl(contactCard),
  printedResume: printedResume && localUrl(printedResume),
  resume: localUrl(resume),
  text: localUrl(text),
  feed: feed && localUrl(feed),
};

/** Sizes in pixels; an SVG has none. */
export const iconFiles = {
  'favicon.svg': null,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;
