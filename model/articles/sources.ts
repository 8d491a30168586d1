/** The Markdown files of the content, by folder and name. */
import type { ArticleFolder } from '#schema/article-folders.ts';

type Sources = Record<string, string>;

const articles: Sources = import.meta.glob('#content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const caseStudies: Sources = import.meta.glob('#content/case-studies/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages: Sources = import.meta.glob('#content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Source = { folder: ArticleFolder; name: string; text: string };

const inFolder = (folder: ArticleFolder, files: Sources) =>
  Object.entries(files).map(
    ([file, text]): Source => ({ folder, name: file.slice(file.lastIndexOf('/') + 1, -3), text }),
  );

export const sources = [
  ...inFolder('articles', articles),
  ...inFolder('case-studies', caseStudies),
  ...inFolder('pages', pages),
];
