/** The paths of generated files, relative to the site's root. */
import { feeds } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import { articles } from './articles/articles.ts';
import { isTranslation } from './translation.ts';

/** Whether the content has a printed resume, which `npm run resume` writes. */
const hasPrintedResume = Object.keys(import.meta.glob('#content-folder/resume.pdf')).length > 0;

export const publishedFiles = {
  printedResume: hasPrintedResume ? 'resume.pdf' : undefined,
  resumeJson: 'resume.json',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  feed: articles.length > 0 ? 'feed.xml' : undefined,
  noscriptStyles: 'plain.css',
} as const;

const { printedResume, resumeJson, feed, noscriptStyles } = publishedFiles;

/** The files at earlier addresses of the feed. Readers of feeds follow no redirect page. */
export const earlierFeeds =
  publishedFiles.feed && !isTranslation ? feeds.map((path) => path.slice(1)) : [];

/** The URLs of the files that pages link to. */
export const fileUrls = {
  printedResume: printedResume && localUrl(printedResume),
  resumeJson: localUrl(resumeJson),
  feed: feed && localUrl(feed),
  noscriptStyles: localUrl(noscriptStyles),
};

/** The icons and their sizes in pixels; an SVG has no size. */
export const iconFiles = {
  'favicon.svg': null,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
} as const;
