/** The paths of all pages, below the site's root: no other module writes one. */
import type { ArticleFolder } from './article-folders.ts';

export const homePath = '/';
export const projectsPath = '/projects';
export const blogPath = '/blog';
export const archivePath = `${blogPath}/archive`;
export const searchPath = '/search';
export const resumePath = '/resume';

/** The path above the pages of a folder's files. */
export const folderPaths: Record<ArticleFolder, string> = {
  articles: `${blogPath}/`,
  'case-studies': `${projectsPath}/`,
  pages: homePath,
};

/** The path of a topic's first page. */
export const topicPath = (slug: string) => `${blogPath}/topic/${slug}`;

/** The path of a page of the blog's index or of a topic; the first is at the index itself. */
export const numberedPath = (index: string, number: number) =>
  number === 1 ? index : `${index}/${number}`;

/** Whether a path can be that of a page of the blog's index or of a topic. */
export const isIndexPath = (path: string) =>
  path === blogPath ||
  path.startsWith(topicPath('')) ||
  (path.startsWith(`${blogPath}/`) && /^\d+$/.test(path.slice(blogPath.length + 1)));
