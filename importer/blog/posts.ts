/** Reads posts: fields, text, and earlier URLs. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { namesIn } from '../../src/lib/node/paths.ts';
import { decode } from '../decode.ts';
import { asRecord, type UnknownRecord } from '../entries.ts';
import type { Report } from './convert-html.ts';
import { lineEndsOf } from './edits.ts';
import { type Blog, type FoundPost, foldersUpTo } from './find-posts.ts';
import { findHiding, isYes, parseFields, readFields, readValues } from './front-matter.ts';
import { isMatch, plainFolder } from './generators.ts';
import { aliasUrl, postUrl } from './old-urls.ts';

/** A post with the name of its article's file and URL. */
export type Post = NonNullable<ReturnType<typeof readPost>> & { articleSlug: string };

/** The day of a file's first commit, for posts without a date. */
function firstDay(file: string): string | undefined {
  const format = ['--follow', '--diff-filter=A', '--format=%as'];
  const options = { cwd: dirname(file), encoding: 'utf8' } as const;
  const { stdout } = spawnSync('git', ['log', ...format, '--', file], options);
  return stdout?.trim().split('\n').at(-1) || undefined;
}

const readText = (file: string) => decode(readFileSync(file)).replace(/\r\n?/g, '\n');

/** The fields that Jekyll's settings, Hugo's sections, or files of data set for several posts. */
function inheritedFields({ file }: FoundPost, blog: Blog): UnknownRecord {
  const { root, generator, settings } = blog;
  const sets: unknown[] = [];
  for (const { scope, values } of [settings.defaults].flat().map(asRecord)) {
    const { path, type } = asRecord(scope);
    const isIn = [root, ...blog.roots].some((folder) => isMatch(folder, file, `${path || '**'}`));
    if (generator === 'Jekyll' && isIn && /^(posts)?$/.test(`${type ?? ''}`)) sets.unshift(values);
  }
  for (const folder of foldersUpTo(root, dirname(file)))
    for (const name of namesIn(folder)) {
      const read = () => readText(join(folder, name));
      const [, stem = '', kind = ''] = /^(.+)\.(json|ya?ml|11tydata\.\w+)$/.exec(name) ?? [];
      const isOf = [basename(folder), basename(file, extname(file))].includes(stem);
      if (generator === 'Hugo' && /^_index/.test(name))
        sets.push(readValues(read()).values.cascade);
      if (generator !== plainFolder || !isOf) continue;
      const text = read();
      // In code only these words are read.
      const isHiding = /draft|private|publish|hid(e|den)|exclude|permalink: *f/i.test(text);
      const { values, error } = parseFields(/[jt]s$/.test(kind) ? `${isHiding || '{}'}` : text);
      sets.push(error ? { hidden: `perhaps, by ${name}` } : values);
    }
  const all = [...sets, settings.cascade].reverse().flat().map(asRecord);
  // What hides only some of the posts counts for all.
  return Object.assign({}, ...all, ...all.filter((set) => findHiding(set)));
}

/** A post with its fields; if they cannot be read, a draft. A part of other pages is reported. */
export function readPost(candidate: FoundPost, blog: Blog, report: Report) {
  const source = readText(candidate.file);
  const { values, start, error } = readValues(source);
  const read = readFields(values, inheritedFields(candidate, blog), blog.generator === 'Jekyll');
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
    ...{ ...candidate, fields, isUrlKnown: url !== '' },
    /** With empty lines in place of the fields. */
    body: lineEndsOf(source.slice(0, start)) + source.slice(start),
    /** Earlier paths: the post's own if it is known, then its aliases. */
    urls: [url, ...fields.aliases.map((alias) => aliasUrl(alias, url, blog))].filter(Boolean),
  };
}
