/** The folders of the content with Markdown files. */
export const articleFolders = ['articles', 'case-studies', 'pages'] as const;
export type ArticleFolder = (typeof articleFolders)[number];

/** Files of the system, and notes beside the content, which are not part of it. */
export const isIgnored = (name: string) =>
  /^(\.|(readme\.md|thumbs\.db|desktop\.ini)$)/i.test(name);
