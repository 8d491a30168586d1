/** Checks Markdown files one by one, for content whose modules cannot be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOriginal } from '#lib/node/languages.ts';
import { isFolder } from '#lib/node/paths.ts';
import { articleFolders, isIgnored } from '#schema/article-folders.ts';
import { readFrontMatter } from '#schema/front-matter.ts';
import { type Diagnostic, inMarkdown } from './diagnostics.ts';

export async function checkMarkdownFiles(content: string): Promise<Diagnostic[]> {
  const files = articleFolders.flatMap((folder) => {
    const path = join(content, folder);
    return (isFolder(path) ? readdirSync(path, { withFileTypes: true }) : [])
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !isIgnored(entry.name))
      .map(({ name }) => ({
        folder,
        name,
        text: readFileSync(join(path, name), 'utf8'),
        original: readOriginal(content, folder, name),
      }));
  });
  if (files.length === 0) return [];
  // The Markdown parser loads slowly.
  const { readMarkdown } = await import('#markdown/read-markdown.ts');
  return files.flatMap(({ folder, name, text, original }) =>
    [...readFrontMatter(folder, text, original).diagnostics, ...readMarkdown(text).diagnostics].map(
      inMarkdown(`${folder}/${name}`),
    ),
  );
}
