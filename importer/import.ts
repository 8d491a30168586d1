/** Turns existing files into content: `npm run import -- FILE` (docs/import.md). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Diagnostic, formatDiagnostic, isError, summary } from '../site/check/diagnostics.ts';
import { fail, readArguments } from '../site/command-line.ts';
import { readLanguageTag } from '../site/find-language.ts';
import { buildDirectory, contentDirectory, projectDirectory } from '../site/paths.ts';
import { showProgress } from '../site/progress.ts';
import { isBlog } from './blog/find-posts.ts';
import { type ImportedBlog, importBlog } from './blog/import-blog.ts';
import { farewellWorker } from './blog/service-workers.ts';
import { contentModules } from './content-modules.ts';
import { divideRoles, maxRolesOnGraph } from './divide-roles.ts';
import { groupLeftTexts } from './left-texts.ts';
import { readSource } from './read-source.ts';
import {
  type ContentFiles,
  displayPath,
  lintWith,
  unsavedFiles,
  writeAll,
} from './write-content.ts';

const { values, files: paths } = readArguments(
  {
    usage: 'npm run import',
    summary: 'Turns a JSON Resume, the PDF of a profile, or the folder of a blog into content.',
    files: 'FILE or FOLDER',
  },
  {
    'dry-run': { help: 'shows what it would write' },
    force: { help: 'overwrites files that git does not have as they are' },
    lang: { value: 'de', help: 'the language of the texts' },
    site: { value: 'https://you.example', help: 'the URL of your site' },
    'old-urls': { value: '/:year/:title/', help: 'the pattern of the URLs of the posts of a blog' },
  },
);
const { force, lang, site, 'dry-run': isDry, 'old-urls': oldUrls } = values;

const noPosts = `import type { Post } from '../schema/posts.ts';

/** Posts on other sites: the imported articles are Markdown files in articles/. */
export const posts: Post[] = [];
`;

/** Writes the files, or fails with the reason. */
function save(files: ContentFiles): void {
  // Shipped posts are in every copy of the project, and redirects are only added.
  const lost = unsavedFiles(files).filter(
    (file) => files.get(file) !== noPosts && file !== redirectsFile,
  );
  if (lost.length > 0 && !force)
    fail(
      `nothing was written: git does not have ${lost.map(displayPath).join(', ')} as it is. Commit it, or add --force to lose it.`,
    );
  writeAll(files);
}

const printList = (heading: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
};

/** The maximum number of lines about what was left out; a file has the rest. */
const maxLines = 20;

function listLeftOut(leftOut: string[]) {
  const lines = groupLeftTexts(leftOut);
  const rest = join(buildDirectory, 'import-left-out.txt');
  if (lines.length > maxLines || lines.length < leftOut.length) {
    mkdirSync(buildDirectory, { recursive: true });
    writeFileSync(rest, `${leftOut.join('\n')}\n`);
  }
  printList('Left out, since the content has no place for it:', lines.slice(0, maxLines));
  if (lines.length > maxLines || lines.length < leftOut.length)
    console.log(`All ${leftOut.length} of them are in ${relative('', rest)}.`);
}

async function importResume(file: string): Promise<void> {
  const imported = await readSource(file);
  if (lang) imported.owner.lang = lang;
  if (site) imported.owner.site = site;
  console.log(
    `Language: ${imported.owner.lang ?? 'en'}${lang ? '' : ' by its texts; --lang sets another'}`,
  );
  const origin = basename(file);
  const modules = contentModules(imported, origin);
  const findings = await lintWith(modules);
  const errors = findings.filter(isError);
  if (errors.length > 0)
    fail(
      `${origin}: nothing was written, since it would not be right:\n${errors.map(({ message, name, field }) => [name, field, message].filter(Boolean).join(': ')).join('\n')}`,
    );
  if (isDry)
    for (const [file, source] of modules) console.log(`--- ${displayPath(file)}\n${source}`);
  else save(modules);
  listLeftOut(imported.leftOut);
  if (imported.published.length > 0)
    console.log(
      `Published, since the résumé says so: ${imported.published.join(', ')}. Take it out of owner.ts if it is not meant to be.`,
    );
  if (!imported.owner.site)
    console.log(
      'It has no site of your own: the one in owner.ts is a proposal if it is a page of a code host.',
    );
  const { others } = divideRoles(imported.roles);
  if (others.length > 0)
    console.log(
      `Only on the résumé, since they are for various companies or before the latest ${maxRolesOnGraph}: ${others.map(({ title, company }) => title ?? company).join(', ')}. They are in resume.ts; career.ts has the other roles.`,
    );
  if (!isDry) {
    console.log(`Written: ${[...modules.keys()].map(displayPath).join(', ')}`);
    for (const finding of findings.filter(({ severity }) => severity === 'placeholder'))
      console.log(formatDiagnostic(finding));
  }
  console.log(summary(findings));
}

const redirectsFile = 'redirects.txt';

/**
 * A blog's articles, its earlier URLs after those that the content already has, and the ends of its
 * service workers.
 */
function contentFilesOf({ files, redirects, workers }: ImportedBlog) {
  const contentFiles: ContentFiles = new Map(
    [...files].map(([name, body]) => [join('articles', name), body]),
  );
  for (const name of workers) contentFiles.set(join('public', name), farewellWorker);
  const file = join(contentDirectory, redirectsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const known = new Set(before.map((line) => line.trim().split(/\s+/)[0]));
  const added = redirects.filter((line) => !known.has(line.split(' ')[0]));
  if (added.length > 0) contentFiles.set(redirectsFile, `${[...before, ...added].join('\n')}\n`);
  return contentFiles;
}

/**
 * Leaves out posts that the check refuses, and imports again without them, since others may link to
 * them.
 */
async function readBlog(folder: string) {
  const articles = join(contentDirectory, 'articles');
  const isTaken = (name: string, source: Buffer) =>
    existsSync(join(articles, name)) && !readFileSync(join(articles, name)).equals(source);
  const site = { language: lang ?? readLanguageTag(), isTaken, oldUrls };
  const reasons: ImportedBlog['leftOut'] = [];
  for (;;) {
    const blog = await importBlog(folder, site, new Set(reasons.map(({ file }) => file)));
    const files = contentFilesOf(blog);
    const findings = await lintWith(files);
    const [moved, errors] = [true, false].map((isMoved) =>
      findings.filter(
        (finding) => isError(finding) && isMoved === (finding.file === redirectsFile),
      ),
    ) as [Diagnostic[], Diagnostic[]];
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
    if (refused.length === 0) {
      const lines = `${files.get(redirectsFile) ?? ''}`.split('\n');
      const faulty = new Set(moved.map(({ line = 0 }) => lines[line - 1]));
      return {
        ...blog,
        redirects: blog.redirects.filter((line) => !faulty.has(line)),
        findings: findings.filter((finding) => !moved.includes(finding)),
        leftOut: [...blog.leftOut, ...reasons],
      };
    }
    reasons.push(...refused);
  }
}

/** Whether posts.ts still has the posts that come with the project. */
const hasShippedPosts = () => {
  const currentPosts = readFileSync(join(contentDirectory, 'posts.ts'), 'utf8');
  const shipped = readFileSync(join(projectDirectory, 'test-content/default/posts.ts'), 'utf8');
  return currentPosts.replace(/\s+/g, '') === shipped.replace(/\s+/g, '');
};

/** What a loss has in common with others: its words without names and URLs. */
const kindOfLoss = (what: string) =>
  what.replace(/^the ((?:cover )?picture|field|link|post)\b.*$/s, 'a $1').replace(/: .*$/s, '');

/** Lists an import's losses: those of one kind as one line with their number. A file has every loss. */
function listLosses(leftOut: ImportedBlog['leftOut']) {
  const lines = leftOut.map(({ file, line, what }) => `${file}:${line}: ${what}`);
  if (lines.length <= maxLines) return printList('Left out:', lines);
  const rest = join(buildDirectory, 'import-left-out.txt');
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(rest, `${lines.join('\n')}\n`);
  const kinds = Map.groupBy(leftOut, ({ what }) => kindOfLoss(what));
  printList(
    'Left out:',
    [...kinds]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([kind, [first, ...others]]) =>
        others.length > 0
          ? `${others.length + 1} times ${kind}, first in ${first?.file}:${first?.line}`
          : `${first?.file}:${first?.line}: ${first?.what}`,
      ),
  );
  console.log(`All ${lines.length} of them are in ${relative('', rest)}.`);
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function importPosts(folder: string): Promise<void> {
  showProgress(`reading ${folder}`);
  const { findings, ...blog } = await readBlog(folder);
  showProgress(undefined);
  const files = contentFilesOf(blog);
  if (hasShippedPosts()) files.set('posts.ts', noPosts);
  if (!isDry) save(files);
  const written = [...files.keys()]
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${displayPath(file)}  from ${blog.sources.get(basename(file))}`);
  printList(isDry ? 'Would be written:' : 'Written:', written.slice(0, maxLines));
  if (written.length > maxLines) console.log(`and ${written.length - maxLines} more`);
  printList(
    'So that visitors of the earlier site see the new one (docs/deploy.md):',
    blog.workers.map((name) => displayPath(join('public', name))),
  );
  listLosses(blog.leftOut);
  for (const line of blog.urls) console.log(line);
  const pictures = blog.files.size - blog.posts;
  console.log(
    `${blog.generator}: ${plural(blog.posts, 'post')} (${plural(blog.drafts, 'draft')}), ${plural(pictures, 'picture')}, ${plural(blog.redirects.length, 'redirect')}, ${blog.leftOut.length} left out`,
  );
  console.log(summary(findings));
}

const [path, ...others] = paths;
const allOptions = 'npm run import -- FILE. All options: npm run import -- --help';
if (path === undefined) fail(`there is no file to import: ${allOptions}`);
if (others.length > 0) fail(`one file is imported at a time: ${allOptions}`);
try {
  if (isBlog(path)) await importPosts(path);
  else await importResume(path);
} catch (error) {
  showProgress(undefined);
  fail((error as Error).message);
}
