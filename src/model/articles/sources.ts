/** The Markdown files of the content, by folder and name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleFolder, articleFolders } from '#schema/article-folders.ts';

export type Source = { folder: ArticleFolder; name: string; text: string };

/** In one Unicode form (NFC), as all content. */
function sourcesIn(folder: ArticleFolder): Source[] {
  const path = join(import.meta.env.CONTENT_DIRECTORY, folder);
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  return files
    .filter((file) => /^[^.].*\.md$/.test(file))
    .map((file) => ({
      folder,
      name: file.slice(0, -'.md'.length),
      text: readFileSync(join(path, file), 'utf8').normalize('NFC'),
    }));
}

export const sources: Source[] = articleFolders.flatMap(sourcesIn);
