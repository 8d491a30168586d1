/** Imports a resume or a blog into the content, and prints a report. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { formatDiagnostic, isError, summary } from '../src/check/diagnostics.ts';
import { shippedNames } from '../src/check/placeholders.ts';
import { buildDirectory, contentDirectory } from '../src/lib/node/paths.ts';
import { showProgress } from '../src/lib/node/progress.ts';
import { hasStrings, readLanguageTag } from '../src/strings/find-language.ts';
import { describeBlog, importCheckedBlog } from './blog/report.ts';
import { splitSentences } from './clean-text.ts';
import { contentModules } from './content-modules.ts';
import { maxRolesOnGraph } from './propose-career.ts';
import { readSource } from './read-source.ts';
import { summarizeSkipped } from './skipped-texts.ts';
import {
  type ContentFiles,
  checkWith,
  displayPath,
  uncommittedFiles,
  writeFiles,
} from './write-content.ts';

type ImportOptions = Record<'isDryRun' | 'force', boolean> &
  Record<'lang' | 'site' | 'posts' | 'oldUrls', string | undefined>;

const noPosts = `import type { Post } from '#schema/posts.ts';

/** Posts on other sites: the imported articles are Markdown files in articles/. */
export const posts: Post[] = [];
`;

/** @throws if it would overwrite uncommitted changes. */
function save(files: ContentFiles, { force }: ImportOptions): void {
  // Every copy of the project has the shipped posts.
  const changed = uncommittedFiles(files).filter((file) => files.get(file) !== noPosts);
  if (changed.length > 0 && !force)
    throw new Error(
      `${changed.map(displayPath).join(', ')} ${changed.length === 1 ? 'has' : 'have'} uncommitted changes. Commit them, or pass --force to overwrite.`,
    );
  writeFiles(files);
}

const printList = (heading: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
};

const maxLines = 20;

/** Writes the complete list of skipped items. The report prints a part of it. */
function writeSkipped(lines: string[]): void {
  const file = join(buildDirectory, 'import-skipped.txt');
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`All ${lines.length} skipped items are in ${relative('', file)}.`);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function printLanguage(tag = 'en', isUnclear = false): void {
  const language = languageNames.of(tag) ?? tag;
  const reason = isUnclear ? ', a guess, since the texts are too short to tell' : '';
  console.log(`Language: ${language} (${tag})${reason}; --lang sets another`);
  if (!hasStrings(tag))
    console.log(
      `The site has no strings in ${language}: it uses the English ones. content/words.ts can translate them.`,
    );
}

/** @throws with one line, and a line for each error, if nothing is written. */
export async function importResume(file: string, options: ImportOptions): Promise<void> {
  const { lang, site, isDryRun } = options;
  const imported = await readSource(file);
  if (lang) imported.owner.lang = lang;
  if (site) imported.owner.site = site;
  printLanguage(imported.owner.lang, !lang && imported.isLanguageUnclear);
  const source = basename(file);
  const { modules, content } = contentModules(imported, source);
  const diagnostics = await checkWith(modules);
  // Without lines, since the files are not written.
  const errors = diagnostics
    .filter(isError)
    .map(({ name, field, message }) => [name, field, message].filter(Boolean).join(': '));
  if (errors.length > 0)
    throw new Error(
      `${source}: Nothing written: the imported content has errors:\n${errors.join('\n')}`,
    );
  if (isDryRun)
    for (const [file, text] of modules) console.log(`--- ${displayPath(file)}\n${text}`);
  else save(modules, options);
  const { skipped, share, examples = [] } = imported;
  const apart = skipped.length > 0 ? ', but not what is listed below' : '';
  console.log(`${share[0]} of ${share[1]} texts are in the content${apart}.`);
  const lines = summarizeSkipped(skipped);
  printList('Skipped, because the content has no field for it:', lines.slice(0, maxLines));
  if (lines.length > maxLines || lines.length < skipped.length) writeSkipped(skipped);
  printList('Left out, because the example of a template has it:', summarizeSkipped(examples));
  const { owner, resume } = content;
  const taken = splitSentences(owner.pitch).map((sentence) => `pitch: ${sentence.trim()}`);
  const rest = splitSentences(owner.about ?? '').map((sentence) => `about: ${sentence.trim()}`);
  if (rest.length > 0)
    printList('The summary by sentences: home shows the pitch, and others may fit better:', [
      ...taken,
      ...rest,
    ]);
  printList(
    'Published, because the resume has it. Remove it from owner.ts to keep it private:',
    [owner.phone, owner.location?.address].filter((text) => text !== undefined),
  );
  if (!site) console.log('The URL of this site is a placeholder: --site sets it.');
  if (resume.work)
    console.log(
      `Only on the resume, because they are for various companies or earlier than the latest ${maxRolesOnGraph}: ${resume.work.map(({ position }) => position).join(', ')}. They are in resume.ts; career.ts has the other roles.`,
    );
  if (!isDryRun) {
    console.log(`Written: ${[...modules.keys()].map(displayPath).join(', ')}`);
    for (const diagnostic of diagnostics.filter((found) => !isError(found)))
      console.log(formatDiagnostic(diagnostic));
  }
  console.log(summary(diagnostics));
}

/** Whether posts.ts has only posts that come with the project. */
function hasShippedPosts(): boolean {
  const text = readFileSync(join(contentDirectory, 'posts.ts'), 'utf8');
  const titles = [...text.matchAll(/^[ \t]*title: (['"])(.*)\1,$/gm)].map(
    ([, , title = '']) => title,
  );
  return titles.length > 0 && titles.every((title) => shippedNames.includes(title));
}

/** @throws with one line if nothing is written. */
export async function importPosts(folder: string, options: ImportOptions): Promise<void> {
  const { lang, posts, oldUrls, isDryRun } = options;
  showProgress(`reading ${folder}`);
  const language = lang ?? readLanguageTag();
  const importing = importCheckedBlog(folder, { language, posts, oldUrls });
  const blog = await importing.catch((error: Error) => {
    const isPlain = error.name === 'Error' && !('code' in error);
    throw isPlain ? new Error(`${folder} ${error.message}`) : error;
  });
  showProgress(undefined);
  const { files, sources, diagnostics } = blog;
  const { lines, positions } = describeBlog(blog);
  if (hasShippedPosts()) files.set('posts.ts', noPosts);
  if (!isDryRun) save(files, options);
  const written = [...sources].map(([file, source]) => `${displayPath(file)}  from ${source}`);
  printList(isDryRun ? 'Would be written:' : 'Written:', written.slice(0, maxLines));
  if (written.length > maxLines) console.log(`and ${written.length - maxLines} more`);
  for (const line of lines) console.log(line);
  if (positions.length > 0) writeSkipped(positions);
  console.log(summary(diagnostics));
}
