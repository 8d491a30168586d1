/** Turns existing files into content: `npm run import -- FILE` (docs/import.md). */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, readArguments } from '../shared/command-line.ts';
import { contentDirectory } from '../shared/paths.ts';
import { type Diagnostic, formatDiagnostic, summary } from '../site/check/diagnostics.ts';
import { isBlog } from './blog/find-posts.ts';
import { type ImportedBlog, importBlog } from './blog/import-blog.ts';
import { contentModules } from './content-modules.ts';
import { readSource } from './read-source.ts';
import { type ContentFiles, lintWith, shown, unsaved, writeAll } from './write-content.ts';

const usage =
  'npm run import -- [--dry-run] [--force] [--lang de] FILE: a JSON Resume, the ZIP, folder or CSV files of an export, or the folder of a blog';

const { values, positionals: paths } = readArguments({
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  lang: { type: 'string' },
});
const { force, lang, 'dry-run': isDry } = values;

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Writes the files, or fails with the reason. */
function save(files: ContentFiles): void {
  const lost = unsaved(files);
  if (lost.length > 0 && !force)
    fail(
      `nothing was written: git does not have ${lost.map(shown).join(', ')} as it is. Commit it, or add --force to lose it.`,
    );
  writeAll(files);
}

const listed = (heading: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
};

async function importResume(): Promise<void> {
  const imported = readSource(paths);
  if (lang && !imported.own) imported.owner.lang = lang;
  const origin = paths.map((path) => basename(path)).join(', ');
  const modules = contentModules(imported, origin);
  const findings = await lintWith(modules);
  const errors = findings.filter(isError);
  if (errors.length > 0)
    fail(
      `${origin}: nothing was written, since it would not be right:\n${errors.map(({ message, name, field }) => [name, field, message].filter(Boolean).join(': ')).join('\n')}`,
    );
  if (isDry) for (const [file, source] of modules) console.log(`--- ${shown(file)}\n${source}`);
  else save(modules);
  listed('Left out, since the content has no place for it:', imported.leftOut);
  if (imported.published.length > 0)
    console.log(
      `Published, since the résumé says so: ${imported.published.join(', ')}. Take it out of owner.ts if it is not meant to be.`,
    );
  if (!isDry) {
    console.log(`Written: ${[...modules.keys()].map(shown).join(', ')}`);
    for (const finding of findings.filter(({ severity }) => severity === 'placeholder'))
      console.log(formatDiagnostic(finding));
  }
  console.log(summary(findings));
}

/** The site's current language. */
const siteLanguage = () =>
  /^\s*lang: ['"]([\w-]+)['"]/m.exec(
    readFileSync(join(contentDirectory, 'owner.ts'), 'utf8'),
  )?.[1] ?? 'en';

const inArticles = (files: ImportedBlog['files']): ContentFiles =>
  new Map([...files].map(([name, body]) => [join('articles', name), body]));

/**
 * Leaves out posts that the check refuses, and imports again without them, since others may link to
 * them.
 */
async function readBlog(folder: string) {
  const articles = join(contentDirectory, 'articles');
  const isTaken = (name: string, source: Buffer) =>
    existsSync(join(articles, name)) && !readFileSync(join(articles, name)).equals(source);
  const site = { language: lang ?? siteLanguage(), isTaken };
  const reasons: ImportedBlog['leftOut'] = [];
  for (;;) {
    const blog = await importBlog(folder, site, new Set(reasons.map(({ file }) => file)));
    const findings = await lintWith(inArticles(blog.files));
    const errors = findings.filter(isError);
    const refused = errors.flatMap(({ file = '', line = 1, message }) => {
      const source = blog.sources.get(basename(file));
      return source
        ? [{ file: source, line, what: `the post, of whose article the check says: ${message}` }]
        : [];
    });
    if (errors.length > refused.length)
      fail(
        `the content would not be right:\n${errors.map(({ file, message }) => `${file ?? ''}: ${message}`).join('\n')}`,
      );
    if (refused.length === 0) return { ...blog, findings, leftOut: [...blog.leftOut, ...reasons] };
    reasons.push(...refused);
  }
}

const described = ({ file, line, what }: ImportedBlog['leftOut'][number]) =>
  `${file}:${line}: ${what}`;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function importPosts(folder: string): Promise<void> {
  const { findings, ...blog } = await readBlog(folder);
  const files = inArticles(blog.files);
  if (!isDry) save(files);
  listed(
    isDry ? 'Would be written:' : 'Written:',
    [...files.keys()]
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${shown(file)}  from ${blog.sources.get(basename(file))}`),
  );
  listed('Left out:', blog.leftOut.map(described));
  const pictures = files.size - blog.posts;
  console.log(
    `${blog.generator}: ${plural(blog.posts, 'post')} (${plural(blog.drafts, 'draft')}), ${plural(pictures, 'picture')}, ${blog.leftOut.length} left out`,
  );
  console.log(summary(findings));
}

if (paths.length === 0) fail(`there is no file to import: ${usage}`);
try {
  const [path = ''] = paths;
  if (paths.length === 1 && isBlog(path)) await importPosts(path);
  else await importResume();
} catch (error) {
  fail((error as Error).message);
}
