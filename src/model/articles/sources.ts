/** The Markdown files of the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalOf } from '#lib/node/languages.ts';
import { writable } from '#lib/writable.ts';
import { type ArticleFolder, articleFolders, isIgnored } from '#schema/article-folders.ts';

export type Source = {
  folder: ArticleFolder;
  name: string;
  text: string;
  /** The text of the article that it translates. */
  original?: string;
};

/** The text of a file, normalized to NFC as all content is. */
export const readSource = (bytes: Buffer) => writable(bytes.toString()).normalize('NFC');

const content = import.meta.env.CONTENT_DIRECTORY;

const original = originalOf(content);

function originalText(folder: ArticleFolder, file: string): { original?: string } {
  const path = original && join(original, folder, file);
  return path && existsSync(path) ? { original: readSource(readFileSync(path)) } : {};
}

function sourcesIn(folder: ArticleFolder): Source[] {
  const path = join(content, folder);
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  return files
    .filter((file) => file.endsWith('.md') && !isIgnored(file))
    .map((file) => ({
      folder,
      name: file.slice(0, -'.md'.length),
      text: readSource(readFileSync(join(path, file))),
      ...originalText(folder, file),
    }));
}

export const sources: Source[] = articleFolders.flatMap(sourcesIn);
