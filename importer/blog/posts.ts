/** Reads posts: fields, text, and earlier URLs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { namesIn } from '../../src/lib/node/paths.ts';
import { decode } from '../decode.ts';
import { asRecord, type UnknownRecord } from '../entries.ts';
import { lineEndsOf, type Report } from './convert-html.ts';
import { type Blog, type FoundPost, foldersUpTo } from './find-posts.ts';
import { findHiding, isYes, parseFields, readFields, readValues } from './front-matter.ts';
import { aliasUrl, jekyllDefaults, postUrl } from './old-urls.ts';

/** A post with the name of its article's file and URL. */
export type Post = NonNullable<ReturnType<typeof readPost>> & { articleSlug: string };

/** The day of a file's first commit, for posts without a date. */
function firstDay(file: string): string | undefined {
  try {
    const options = { cwd: dirname(file), stdio: 'pipe', encoding: 'utf8' } as const;
    const format = ['--follow', '--diff-filter=A', '--format=%as'];
    const days = execFileSync('git', ['log', ...format, '--', file], options);
    return days.trim().split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}

const readText = (file: string) => decode(readFileSync(file)).replace(/\r\n?/g, '\n');

/** The fields that Hugo's sections and Eleventy's data files set for the posts below them. */
function inheritedFields({ file }: FoundPost, { root, generator, settings }: Blog) {
  const sets: unknown[] = [settings.cascade];
  let error: string | undefined;
  for (const folder of foldersUpTo(root, dirname(file)))
    for (const name of namesIn(folder)) {
      const path = join(folder, name);
      if (generator === 'Hugo' && /^_index\./.test(name))
        sets.push(readValues(readText(path)).values.cascade);
      const [ending = '', kind] = /\.(json|ya?ml|11tydata\.\w+)$/.exec(name) ?? [];
      const of = [join(folder, basename(folder)), file.slice(0, -extname(file).length)];
      const isData = kind && of.includes(path.slice(0, -ending.length));
      if (generator !== 'a folder of Markdown' || !isData) continue;
      const data = /js$|ts$/.test(kind) ? { values: {}, error: kind } : parseFields(readText(path));
      sets.push(data.values);
      if (data.error) error ??= `those in ${name}`;
    }
  // Of sections for some posts only, those that hide count for all.
  const isHiding = (set: UnknownRecord) => findHiding(set) !== undefined;
  const all = sets.flat().map(asRecord).reverse();
  const values: UnknownRecord = Object.assign({}, ...all, ...all.filter(isHiding));
  return { values, error };
}

/** A post with its fields; if they cannot be read, a draft. A part of other pages is reported. */
export function readPost(candidate: FoundPost, blog: Blog, report: Report) {
  const source = readText(candidate.file);
  const { values, start, ...own } = readValues(source);
  const inherited = inheritedFields(candidate, blog);
  const error = own.error ?? inherited.error;
  const defaults = { ...inherited.values, ...jekyllDefaults(blog, candidate.file) };
  const read = readFields(values, defaults, blog.generator === 'Jekyll');
  if (isYes(read.values.headless)) return void report(1, 'a headless page');
  const known = read.date ?? candidate.date ?? firstDay(candidate.file);
  const hiddenBy =
    candidate.hiddenBy ??
    read.hiddenBy ??
    (error && `fields that cannot be read: ${error}`) ??
    (known ? undefined : 'no date in its fields, its name or git');
  const date = known ?? new Date().toISOString().slice(0, 10);
  const fields = { ...read, date, hiddenBy };
  const url = postUrl(candidate, { ...fields, date: known }, blog);
  return {
    ...candidate,
    fields,
    /** With empty lines in place of the fields. */
    body: lineEndsOf(source.slice(0, start)) + source.slice(start),
    /** Earlier paths: the post's own if it is known, then its aliases. */
    urls: [url, ...fields.aliases.map((alias) => aliasUrl(alias, url, blog))].filter(Boolean),
    isUrlKnown: url !== '',
  };
}
