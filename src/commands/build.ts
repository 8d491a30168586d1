/** Builds the site: `npm run build`. Errors stop it; with `--release` placeholders do, too. */
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildSite } from '#builder/build-site.ts';
import { type Diagnostic, formatDiagnostic, summary } from '#check/diagnostics.ts';
import { fail, readArguments } from '#lib/node/command-line.ts';
import { buildDirectory, filesIn, publicFolder } from '#lib/node/paths.ts';
import { showProgress } from '#lib/node/progress.ts';

/** Reasons why files cannot be written, by the codes of system errors. */
const causes: [error: RegExp, cause: string][] = [
  [/EACCES|os error 13\)/, 'this user may not write there'],
  // Windows reports a file that another program holds open as EPERM.
  [/EBUSY|EPERM|os error 1\)/, 'another program uses it, or this user may not change it'],
  // Node reports a read-only parent folder as a missing one.
  [/EROFS|ENOENT.*mk(dir|dtemp)|os error 30\)/, 'the folder is read-only'],
  [/EEXIST|ENOTDIR/, 'a file is in the way'],
  [/ENOSPC|EDQUOT|os error (28|122)\)/, 'the disk is full'],
];

// V8 collects garbage late on machines with much memory: a build of 3,000 articles with filled caches
// took 1,083 MB instead of 918 (2026-11-26).
setFlagsFromString('--heap-growing-percent=50');
// React and Vite read this variable.
process.env.NODE_ENV = 'production';

const { release } = readArguments(
  {
    usage: 'npm run build',
    summary: 'Checks the content and writes the folder to deploy, build/client.',
  },
  { release: { help: 'refuses to build while placeholders are left' } },
).values;
const start = performance.now();

/** Prints the diagnostics, and refuses errors and, for a release, placeholders. */
function review(diagnostics: Diagnostic[]): void {
  const refused = diagnostics.filter(
    ({ severity }) => severity === 'error' || (release && severity === 'placeholder'),
  );
  if (refused.length > 0)
    fail(`${refused.map(formatDiagnostic).join('\n')}\nnot built: ${summary(diagnostics)}`);
  if (release) for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
  const isListed = release || diagnostics.length === 0;
  console.log(`${summary(diagnostics)}${isListed ? '' : ' (npm run check:content lists them)'}`);
}

const pages = await buildSite(showProgress, review).catch((error: Error) => {
  const [, cause] = causes.find(([pattern]) => pattern.test(error.message)) ?? [];
  if (cause) fail(`not built, the old site is unchanged: ${cause}: ${buildDirectory}`);
  // A bug in the code is printed with its stack.
  throw error;
});

const folder = join(buildDirectory, publicFolder);
const sizes = (await filesIn(folder)).map((file) => statSync(join(folder, file)).size);
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
const seconds = (performance.now() - start) / 1000;
console.log(
  `built ${relative('', folder)}: ${pages} pages, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`,
);
