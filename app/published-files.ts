/** Where the files that are generated beside the pages stand, below the site's root. */
import { owner } from '#content/owner.ts';
import { hasFeed } from './articles/articles.build.ts';
import { localAddress } from './pages.ts';
import { hasPrintedResume } from './printed-resume.build.ts';

/** Those that pages link to. */
const linkedFiles = {
  contactCard: 'contact.vcf',
  printedResume: hasPrintedResume ? 'resume.pdf' : undefined,
  resume: 'resume.json',
  text: 'llms.txt',
} as const;

export const publishedFiles = {
  ...linkedFiles,
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  security: owner.security && '.well-known/security.txt',
  feed: hasFeed ? 'feed.xml' : undefined,
} as const;

/** Where links lead. */
export const fileAddresses = {
  contactCard: localAddress(linkedFiles.contactCard),
  printedResume: linkedFiles.printedResume && localAddress(linkedFiles.printedResume),
  resume: localAddress(linkedFiles.resume),
  text: localAddress(linkedFiles.text),
};

/** Each icon's size in pixels; an SVG follows the system's scheme and has none. */
export const iconFiles = {
  'favicon.svg': undefined,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;
