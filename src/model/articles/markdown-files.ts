/** The Markdown files of the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOriginal } from '#lib/node/languages.ts';
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

function markdownFilesIn(folder: ArticleFolder): MarkdownFile[] {
  const path = join(content, folder);
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  return files
    .filter((file) => file.endsWith('.md') && !isIgnored(file))
    .map((file) => ({
      folder,
      name: file.slice(0, -'.md'.length),
      text: readSource(readFileSync(join(path, file))),
      original: readOriginal(content, folder, file),
    }));
}

export const markdownFiles: MarkdownFile[] = articleFolders.flatMap(markdownFilesIn);
