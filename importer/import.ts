/** Turns existing files into content: `npm run import -- FILE` (docs/import.md). */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { formatDiagnostic, isError, summary } from '../src/check/diagnostics.ts';
import { fail, readArguments } from '../src/lib/node/command-line.ts';
import { buildDirectory, contentDirectory, projectDirectory } from '../src/lib/node/paths.ts';
import { showProgress } from '../src/lib/node/progress.ts';
import { readLanguageTag } from '../src/strings/find-language.ts';
import { describeBlog, importCheckedBlog } from './blog/report.ts';
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
    posts: { value: 'FOLDER', help: 'the folder of the posts of a blog' },
    'old-urls': { value: '/:year/:title/', help: 'the pattern of the URLs of the posts of a blog' },
  },
);
const { force, lang, site, posts, 'dry-run': isDry, 'old-urls': oldUrls } = values;

const noPosts = `import type { Post } from '../src/schema/posts.ts';

/** Posts on other sites: the imported articles are Markdown files in articles/. */
export const posts: Post[] = [];
`;

/** Writes the files, or fails with the reason. */
function save(files: ContentFiles): void {
  // Shipped posts are in every copy of the project.
  const lost = unsavedFiles(files).filter((file) => files.get(file) !== noPosts);
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

/** Whether posts.ts still has the posts that come with the project. */
const hasShippedPosts = () => {
  const currentPosts = readFileSync(join(contentDirectory, 'posts.ts'), 'utf8');
  const shipped = readFileSync(join(projectDirectory, 'test-content/default/posts.ts'), 'utf8');
  return currentPosts.replace(/\s+/g, '') === shipped.replace(/\s+/g, '');
};

async function importPosts(folder: string): Promise<void> {
  showProgress(`reading ${folder}`);
  const language = lang ?? readLanguageTag();
  const blog = await importCheckedBlog(folder, { language, posts, oldUrls }).catch(
    (error: Error) => {
      throw new Error(`${folder} ${error.message}`);
    },
  );
  showProgress(undefined);
  const { files, sources, diagnostics } = blog;
  if (hasShippedPosts()) files.set('posts.ts', noPosts);
  if (!isDry) save(files);
  const written = [...sources].map(([file, source]) => `${displayPath(file)}  from ${source}`);
  printList(isDry ? 'Would be written:' : 'Written:', written.slice(0, maxLines));
  if (written.length > maxLines) console.log(`and ${written.length - maxLines} more`);
  const { lines, places } = describeBlog(blog);
  for (const line of lines) console.log(line);
  if (places.length > 0) {
    const all = join(buildDirectory, 'import-left-out.txt');
    mkdirSync(buildDirectory, { recursive: true });
    writeFileSync(all, `${places.join('\n')}\n`);
    console.log(`Every place is in ${relative('', all)}.`);
  }
  console.log(summary(diagnostics));
}

const [path, ...others] = paths;
const allOptions = 'npm run import -- FILE. All options: npm run import -- --help';
if (path === undefined) fail(`there is no file to import: ${allOptions}`);
if (others.length > 0) fail(`one file is imported at a time: ${allOptions}`);
try {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) await importPosts(path);
  else await importResume(path);
} catch (error) {
  showProgress(undefined);
  fail((error as Error).message);
}
