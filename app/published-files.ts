/** Where the files that are generated beside the pages stand, below the site's root. */
import { owner } from '#content/owner.ts';
import { localAddress } from './pages.ts';
import { hasPrintedResume } from './printed-resume.build.ts';

export const publishedFiles = {
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  resume: 'resume.json',
  ...(hasPrintedResume && { printedResume: 'resume.pdf' }),
  text: 'llms.txt',
  contactCard: 'contact.vcf',
  ...(owner.security && { security: '.well-known/security.txt' }),
} as const;

/** The printed résumé's address, where the content has one. */
export const printedResumeAddress = publishedFiles.printedResume && localAddress(publishedFiles.printedResume);

/** Each icon's size in pixels; an SVG follows the system's scheme and has none. */
export const iconFiles = {
  'favicon.svg': undefined,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const;
