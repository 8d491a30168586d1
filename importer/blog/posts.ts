/** Reads posts: fields, text, and earlier URLs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decode } from '../decode.ts';
import type { UnknownRecord } from '../entries.ts';
import { lineEndsOf, type Report } from './convert-html.ts';
import type { Blog, FoundPost } from './find-posts.ts';
import { isYes, readFields, readValues } from './front-matter.ts';
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

/** The fields that Hugo's sections above a post set for all posts below them. */
function cascaded({ file }: FoundPost, blog: Blog): UnknownRecord {
  const values: UnknownRecord = {};
  if (blog.generator === 'Hugo')
    for (let folder = dirname(file); folder.startsWith(blog.root); folder = dirname(folder)) {
      const section = join(folder, '_index.md');
      const { cascade } = existsSync(section) ? readValues(readText(section)).values : {};
      for (const set of [cascade].flat())
        for (const [name, value] of Object.entries(set ?? {})) values[name.toLowerCase()] ??= value;
    }
  return values;
}

/** A post with its fields; if they cannot be read, a draft. A part of other pages is reported. */
export function readPost(candidate: FoundPost, blog: Blog, report: Report) {
  const source = readText(candidate.file);
  const { values, start, error } = readValues(source);
  const inherited = { ...cascaded(candidate, blog), ...jekyllDefaults(blog, candidate.folder) };
  const read = readFields(values, inherited, blog.generator === 'Jekyll');
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
