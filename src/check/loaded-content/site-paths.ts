/** The paths of all pages, files and aliases of a language. */
import { basename, join } from 'node:path';
import { routedPages } from '#app/pages.ts';
import { archivePath, folderPaths, resumePath, searchPath } from '#content/routes.ts';
import { originalOf, translationsIn } from '#lib/node/languages.ts';
import { filesIn } from '#lib/node/paths.ts';
import { readArticles } from '#model/articles/articles.ts';
import { indexPages, isLongBlog, topicPages } from '#model/articles/cards.ts';
import { earlierFeeds, iconFiles, publishedFiles } from '#model/published-files.ts';
import { resumeLink } from '#model/resume/resume.ts';
import type { SitePath } from '../aliases.ts';

/** The paths of pages and files that the site has without Markdown files. */
export const fixedPaths = (content: string): string[] => [
  ...[...routedPages, ...indexPages, ...topicPages].map(({ path }) => path),
  ...(isLongBlog ? [archivePath, searchPath] : []),
  ...(resumeLink ? [resumePath] : []),
  ...translationsIn(content).map((name) => `/${name}`),
  ...[...Object.values(publishedFiles), ...earlierFeeds, ...Object.keys(iconFiles)].flatMap(
    (file) => (file ? [`/${file}`] : []),
  ),
];

export async function sitePaths(content: string): Promise<SitePath[]> {
  const language = originalOf(content) ? `${basename(content)}/` : '';
  const files = await filesIn(join(content, 'public'));
  const filePaths = files.map((file) => `/${language}${file}`);
  // A page also has a file that ends in .html.
  const pageAt = (path: string, owner: string): SitePath[] =>
    [path, `${path}.html`].map((at) => ({ path: `/${language}${at.slice(1)}`, owner }));
  return [
    ...fixedPaths(content).flatMap((path) => pageAt(path, 'a page or file of the site')),
    ...filePaths.map((path) => ({ path, owner: `the file ${path}` })),
    ...readArticles().flatMap(({ folder, name, article }) => {
      const owner = `${language}${folder}/${name}.md`;
      const aliases = article?.aliases?.map((path) => ({ path, owner, isAlias: true }));
      return [...pageAt(folderPaths[folder] + name, owner), ...(aliases ?? [])];
    }),
  ];
}
