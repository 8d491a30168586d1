/** The folders of the content with Markdown files. */
export const articleFolders = ['articles', 'case-studies', 'pages'] as const;
export type ArticleFolder = (typeof articleFolders)[number];

/** The path of a folder's pages, below the site's root. */
export const folderPaths: Record<ArticleFolder, string> = {
  articles: '/blog/',
  'case-studies': '/projects/',
  pages: '/',
};
