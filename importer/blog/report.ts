/** Imports the posts of a blog that the check accepts, and describes the result. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, isError } from '../../src/check/diagnostics.ts';
import { defined } from '../../src/lib/defined.ts';
import { contentDirectory } from '../../src/lib/node/paths.ts';
import { checkWith } from '../write-content.ts';
import { type BlogOptions, type ImportedBlog, importBlog, type ReportItem } from './import-blog.ts';

/** Whether the content has another picture with the name. */
function isTaken(name: string, source: Buffer): boolean {
  const file = join(contentDirectory, 'articles', name);
  return existsSync(file) && !readFileSync(file).equals(source);
}

/**
 * Imports a blog. Posts that the check refuses are skipped: the import runs again without them,
 * because other posts may link to them.
 */
export async function importCheckedBlog(
  folder: string,
  options: Omit<BlogOptions, 'isTaken'>,
): Promise<ImportedBlog & { diagnostics: Diagnostic[] }> {
  const refused: ReportItem[] = [];
  for (;;) {
    const names = new Set(refused.map(({ file }) => file));
    const blog = await importBlog(folder, { ...options, isTaken }, names);
    const diagnostics = await checkWith(blog.files);
    const errors = diagnostics.filter(isError);
    if (errors.length === 0)
      return { ...blog, diagnostics, skipped: [...blog.skipped, ...refused] };
    for (const { file = '', line = 1, message } of errors) {
      const source = blog.sources.get(file);
      if (!source) throw new Error(`cannot be imported into this content: ${file}: ${message}`);
      refused.push({ file: source, line, what: 'a post that the check refuses', detail: message });
    }
  }
}

const formatItem = ({ file, line, what, detail }: ReportItem) =>
  `${file}:${line}: ${what}${detail ? `: ${detail}` : ''}`;

/** A line for each kind, with its number and first position, the most frequent first. */
const summarize = (items: ReportItem[]) =>
  [...Map.groupBy(items, ({ what }) => what)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([what, all]) => {
      const first = defined(all[0]);
      if (all.length === 1) return formatItem(first);
      return `${all.length} times ${what}, first in ${first.file}:${first.line}`;
    });

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report about an import: the lines to print, and every position for a file. */
export function describeBlog(blog: ImportedBlog): { lines: string[]; positions: string[] } {
  const { files, sources, skipped, drafts, generator, otherFolders, urls } = blog;
  const list = (heading: string, items: ReportItem[]) =>
    items.length > 0 ? [heading, ...summarize(items).map((line) => `- ${line}`)] : [];
  const inPublic = [...files.keys()].filter((name) => /^public/.test(name)).length;
  const pictures = files.size - sources.size - inPublic;
  return {
    lines: [
      ...list(
        'Skipped, because the site does not support it or only its generator understands it:',
        skipped,
      ),
      ...list('Drafts, because of what the blog says about them:', drafts),
      otherFolders.length > 0
        ? `Folders with more dated Markdown, which --posts imports: ${otherFolders.join(', ')}`
        : '',
      urls,
      `${generator}: ${count(sources.size, 'post')} (${count(drafts.length, 'draft')}), ${count(pictures, 'picture')}, ${count(inPublic, 'file')}`,
    ].filter(Boolean),
    positions: [...skipped, ...drafts].map(formatItem),
  };
}
