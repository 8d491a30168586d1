/** The folders of the content that hold Markdown. */
export const articleFolders = ['articles', 'case-studies'] as const;
export type ArticleFolder = (typeof articleFolders)[number];
