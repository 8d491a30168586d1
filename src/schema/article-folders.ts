/** The folders of Markdown files in the content. */
export const articleFolders = ['articles', 'case-studies', 'pages', 'sections'] as const;
export type ArticleFolder = (typeof articleFolders)[number];

/** Whether a file is not content: a hidden file, a file of the operating system, a README or notes for assistants. */
export const isIgnored = (name: string) =>
  /^(\.|((readme|agents|claude)\.md|thumbs\.db|desktop\.ini)$)/i.test(name);
