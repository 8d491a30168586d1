/** Turns existing files into content: `npm run import -- FILE` (docs/import.md). */
import { statSync } from 'node:fs';
import { importPosts, importResume } from '#importer/import.ts';
import { fail, readArguments } from '#lib/node/command-line.ts';
import { describeError } from '#lib/node/describe-error.ts';
import { contentDirectory } from '#lib/node/paths.ts';
import { showProgress } from '#lib/node/progress.ts';
import { refuseTranslation } from './refuse-translation.ts';

const { values, files: paths } = readArguments(
  {
    usage: 'npm run import',
    summary: 'Turns a JSON Resume, the PDF of a profile, or the folder of a blog into content.',
    files: 'FILE or FOLDER',
  },
  {
    'dry-run': { help: 'shows what it would write' },
    force: { help: 'overwrites files with uncommitted changes' },
    lang: { value: 'de', help: 'the language of the text' },
    site: { value: 'https://you.example', help: 'the URL of your site' },
    posts: { value: 'FOLDER', help: 'the folder of the posts of a blog' },
    'old-urls': { value: '/:year/:title/', help: 'the pattern of the URLs of the posts of a blog' },
  },
);
const { 'dry-run': isDryRun, 'old-urls': oldUrls, ...options } = values;

const [path, ...others] = paths;
const allOptions = 'npm run import -- FILE. All options: npm run import -- --help';
if (path === undefined) fail(`there is no file to import: ${allOptions}`);
if (others.length > 0) fail(`one file is imported at a time: ${allOptions}`);
try {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) refuseTranslation(contentDirectory, options.lang, options.force);
  await (isFolder ? importPosts : importResume)(path, { ...options, isDryRun, oldUrls });
} catch (error) {
  showProgress(undefined);
  const { name, message } = error as Error;
  // Mistakes in files and options are plain errors.
  if (name === 'Error') fail(describeError(error));
  fail(
    `${path}: was read, and then the import failed: ${message}. The fault is in the import: please report it, with the file if it is not private`,
  );
}
