/** The paths of all pages, relative to the site's root. No other module contains such a path. */
import type { ArticleFolder } from '#schema/article-folders.ts';

export const homePath = '/';
export const projectsPath = '/projects';
export const blogPath = '/blog';
export const archivePath = `${blogPath}/archive`;
export const searchPath = '/search';
export const resumePath = '/resume';

/** The parent path of the pages of each content folder. */
export const folderPaths: Record<ArticleFolder, string> = {
  articles: `${blogPath}/`,
  'case-studies': `${projectsPath}/`,
  pages: homePath,
  // Not pages, but sections of home: relative links in them begin here.
  sections: '/sections/',
};

/** The path of a topic's first page. */
export const topicPath = (slug: string) => `${blogPath}/topic/${slug}`;

/** The path of a numbered page of the blog's index or of a topic. The first is the index. */
export const numberedPath = (index: string, number: number) =>
  number === 1 ? index : `${index}/${number}`;
