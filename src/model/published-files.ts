/** The paths of generated files, below the site's root. */

import { localUrl } from '#schema/urls.ts';
import { articles } from './articles/articles.ts';

/** `npm run resume` prints it. */
const hasPrintedResume = Object.keys(import.meta.glob('#content/resume.pdf')).length > 0;

/** The feed's, of a site with articles. */
export const feedFile = 'feed.xml';

export const publishedFiles = {
  printedResume: hasPrintedResume ? 'resume.pdf' : undefined,
  resume: 'resume.json',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  feed: articles.length > 0 ? feedFile : undefined,
} as const;

const { printedResume, resume, feed } = publishedFiles;

/** The URLs of links to them. */
export const fileUrls = {
  printedResume: printedResume && localUrl(printedResume),
  resume: localUrl(resume),
  feed: feed && localUrl(feed),
};

/** Sizes in pixels; an SVG has none. */
export const iconFiles = {
  'favicon.svg': null,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
} as const;
