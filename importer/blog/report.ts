/** Imports the posts of a blog that the check accepts, and describes the result. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from '../../src/check/diagnostics.ts';
import { defined } from '../../src/lib/defined.ts';
import { contentDirectory } from '../../src/lib/node/paths.ts';
import { showProgress } from '../../src/lib/node/progress.ts';
import { checkWith } from '../write-content.ts';
import type { BlogOptions } from './find-posts.ts';
import { type ImportedBlog, type ReportItem, readBlog } from './import-blog.ts';

const feedsModule = (
  feeds: string[],
) => `/** Earlier addresses of the feed: its readers still ask there. */
export const feeds: string[] = [${feeds.map((feed) => `'${feed}'`).join(', ')}];
`;

/** Imports a blog. Posts that the check refuses become drafts. */
export async function importCheckedBlog(folder: string, options: BlogOptions) {
  const makeArticles = await readBlog(folder, options);
  const refusals = new Map<string, string[]>();
  for (;;) {
    const blog = await makeArticles(refusals);
    // The owner may have added addresses since an earlier import.
    if (blog.feeds && !existsSync(join(contentDirectory, 'feeds.ts')))
      blog.files.set('feeds.ts', feedsModule(blog.feeds));
    showProgress('checking');
    const diagnostics = await checkWith(blog.files);
    const errors = diagnostics.filter(isError);
    if (errors.length === 0) return { ...blog, diagnostics };
    const known = new Map(refusals);
    for (const { file = '', message } of errors) {
      const source = blog.sources.get(file);
      if (!source || known.get(source)?.includes(message))
        throw new Error(`cannot be imported into this content: ${file}: ${message}`);
      refusals.set(source, [...(refusals.get(source) ?? []), message]);
    }
  }
}

const formatItem = ({ file, line, what, detail }: ReportItem) =>
  `${file}:${line}: ${what}${detail ? `: ${detail}` : ''}`;

/** Kinds of items, the least important first: syntax, links, pictures, lost posts. */
const kinds = [
  /^(?!the field )/,
  /link to|URL/,
  /^a (picture|file)/,
  /^a (post|page|head)|Markdown/,
];

/** A line for each kind, with its number and first position, and one line for all fields. */
function summarize(items: ReportItem[]): string[] {
  const rank = (what: string) => kinds.findLastIndex((kind) => kind.test(what));
  return [...Map.groupBy(items, ({ what }) => /^the field /.exec(what)?.[0] ?? what)]
    .sort(([a, { length: more }], [b, { length }]) => rank(b) - rank(a) || length - more)
    .map(([what, all]) => {
      if (what === 'the field ')
        return `fields: ${[...new Set(all.map((item) => item.what.slice(what.length)))].join(', ')}`;
      const first = defined(all[0]);
      if (all.length === 1) return formatItem(first);
      return `${all.length} times ${what}, first in ${first.file}:${first.line}`;
    });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report about an import: the lines to print, and every position for a file. */
export function describeBlog(blog: ImportedBlog) {
  const { files, sources, skipped, drafts, generator, urls, feeds } = blog;
  const list = (heading: string, items: ReportItem[]) =>
    items.length > 0 ? [heading, ...summarize(items).map((line) => `- ${line}`)] : [];
  const countIn = (folder: string) =>
    [...files.keys()].filter((name) => name.startsWith(folder)).length;
  return {
    lines: [
      ...list('Skipped: the site does not support it, or only its generator knows it:', skipped),
      ...list('Drafts, and why:', drafts),
      urls,
      files.has('feeds.ts')
        ? `Readers of the feed keep it at ${feeds?.join(', ') || '/feed.xml'}: feeds.ts lists its earlier addresses.`
        : '',
      `${generator}: ${count(sources.size, 'post')} (${count(drafts.length, 'draft')}), ${count(countIn('articles') - sources.size, 'picture')}, ${count(countIn('public'), 'file')}`,
    ].filter(Boolean),
    positions: [...skipped, ...drafts].map(formatItem),
  };
}
