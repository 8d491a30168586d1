/** Imports a blog that the check accepts, and says what came along. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, isError } from '../../src/check/diagnostics.ts';
import { contentDirectory } from '../../src/lib/node/paths.ts';
import { lintWith } from '../write-content.ts';
import { type BlogOptions, type ImportedBlog, importBlog, type Remark } from './import-blog.ts';

/** Whether the content has another picture of the name. */
function isTaken(name: string, source: Buffer): boolean {
  const file = join(contentDirectory, 'articles', name);
  return existsSync(file) && !readFileSync(file).equals(source);
}

/**
 * Leaves out posts that the check refuses, and imports again without them, since others may link to
 * them.
 */
export async function importCheckedBlog(
  folder: string,
  options: Omit<BlogOptions, 'isTaken'>,
): Promise<ImportedBlog & { diagnostics: Diagnostic[] }> {
  const refused: Remark[] = [];
  for (;;) {
    const names = new Set(refused.map(({ file }) => file));
    const blog = await importBlog(folder, { ...options, isTaken }, names);
    const diagnostics = await lintWith(blog.files);
    const errors = diagnostics.filter(isError);
    if (errors.length === 0)
      return { ...blog, diagnostics, leftOut: [...blog.leftOut, ...refused] };
    for (const { file = '', line = 1, message } of errors) {
      const source = blog.sources.get(file);
      if (!source) throw new Error(`cannot be imported into this content: ${file}: ${message}`);
      refused.push({ file: source, line, what: 'a post that the check refuses', detail: message });
    }
  }
}

const showRemark = ({ file, line, what, detail }: Remark) =>
  `${file}:${line}: ${what}${detail ? `: ${detail}` : ''}`;

/** A line for each kind, with its number and first place, the most frequent first. */
const summarize = (remarks: Remark[]) =>
  [...Map.groupBy(remarks, ({ what }) => what).values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) =>
      first
        ? others.length > 0
          ? `${others.length + 1} times ${first.what}, first in ${first.file}:${first.line}`
          : showRemark(first)
        : [],
    );

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report about an import: its lines, and all places for a file if the lines have not all. */
export function describeBlog(blog: ImportedBlog): { lines: string[]; places: string[] } {
  const { files, sources, leftOut, drafts, generator, otherFolders, urls } = blog;
  const list = (heading: string, remarks: Remark[]) =>
    remarks.length > 0 ? [heading, ...summarize(remarks).map((line) => `- ${line}`)] : [];
  const inPublic = [...files.keys()].filter((name) => /^public/.test(name)).length;
  const pictures = files.size - sources.size - inPublic;
  return {
    lines: [
      ...list(
        'Not published, as the site has no place for it or only its generator understands it:',
        leftOut,
      ),
      ...list('Drafts, since something keeps them from the public:', drafts),
      ...(otherFolders.length > 0
        ? [`Dated Markdown elsewhere, which --posts imports: ${otherFolders.join(', ')}`]
        : []),
      ...(urls ? [urls] : []),
      `${generator}: ${count(sources.size, 'post')} (${count(drafts.length, 'draft')}), ${count(pictures, 'picture')}, ${count(inPublic, 'file')}`,
    ],
    places: [...leftOut, ...drafts].map(showRemark),
  };
}
