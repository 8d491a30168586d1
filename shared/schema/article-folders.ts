/** The folders of the content that hold Markdown. */
export const articleFolders = ['articles', 'case-studies', 'pages'] as const;
export type ArticleFolder = (typeof articleFolders)[number];

/** The address of a folder's files, below the site's root. */
export const folderPaths: Record<ArticleFolder, string> = {
  articles: '/blog/',
  'case-studies': '/projects/',
  pages: '/',
};
