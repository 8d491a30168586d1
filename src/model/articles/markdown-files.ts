/** The Markdown files of the content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readOriginal } from '#lib/node/languages.ts';
import { namesIn } from '#lib/node/paths.ts';
import { writable } from '#lib/writable.ts';
import { type ArticleFolder, articleFolders, isIgnored } from '#schema/article-folders.ts';

export type MarkdownFile = {
  folder: ArticleFolder;
  name: string;
  text: string;
  /** In a translation, the text of the article that it translates, or an empty one. */
  original?: string | undefined;
};

/** The text of a file, normalized to NFC as all content is. */
export const readSource = (bytes: Buffer) => writable(bytes.toString()).normalize('NFC');

const content = import.meta.env.CONTENT_DIRECTORY;

/** The paths of a folder's files. A translation has the original's sections, too. */
const pathsIn = (folder: ArticleFolder) =>
  folder === 'sections'
    ? [...filesOf(content, folder)]
    : namesIn(join(content, folder)).map((file) => [file, join(content, folder, file)] as const);

const markdownFilesIn = (folder: ArticleFolder): MarkdownFile[] =>
  pathsIn(folder)
    .sort()
    .filter(([file]) => file.endsWith('.md') && !isIgnored(file))
    .map(([file, path]) => ({
      folder,
      name: file.slice(0, -'.md'.length),
      text: readSource(readFileSync(path)),
      original: readOriginal(content, folder, file),
    }));

export const markdownFiles: MarkdownFile[] = articleFolders.flatMap(markdownFilesIn);
