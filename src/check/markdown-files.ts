/** Checks Markdown files one by one, for content whose modules cannot be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOriginal } from '#lib/node/languages.ts';
import type { ArticleFolder } from '#schema/article-folders.ts';
import { readFrontMatter } from '#schema/front-matter.ts';
import { inMarkdown } from './diagnostics.ts';

export type MarkdownFile = { folder: ArticleFolder; name: string };

export async function checkMarkdownFiles(content: string, files: MarkdownFile[]) {
  if (files.length === 0) return [];
  // The Markdown parser loads slowly.
  const { readMarkdown } = await import('#markdown/read-markdown.ts');
  return files.flatMap(({ folder, name }) => {
    const text = readFileSync(join(content, folder, name), 'utf8');
    const { diagnostics } = readFrontMatter(folder, text, readOriginal(content, folder, name));
    return [...diagnostics, ...readMarkdown(text).diagnostics].map(inMarkdown(`${folder}/${name}`));
  });
}
