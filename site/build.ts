/**
 * Builds the site: `npm run build`. Errors in the content stop it; with `--release` placeholders
 * do, too.
 */

import { pruneCache } from './cache.ts';
import { lintContent } from './check/check.ts';
import { formatDiagnostic, summary } from './check/diagnostics.ts';
import { fail, readOptions } from './command-line.ts';
import { buildDirectory } from './paths.ts';
import { showProgress } from './progress.ts';
import { BuildRunning, replaceBuild } from './replace-build.ts';
import { writeSite } from './write-site.ts';

/** Why files cannot be written, by the names and numbers of the system's errors. */
const causes: [error: RegExp, cause: string][] = [
  [/EACCES|EPERM|os error (13|1)\)/, 'this user may not write there'],
  // Node reports a read-only parent folder as a missing one.
  [/EROFS|ENOENT.*mkdir|os error 30\)/, 'the folder is read-only'],
  [/ENOTDIR/, 'a file is in the way'],
  [/ENOSPC|EDQUOT|os error (28|122)\)/, 'the disk is full'],
];

// React and Vite read it.
process.env.NODE_ENV = 'production';

const { release } = readOptions({ release: { type: 'boolean', default: false } });
showProgress('checking the content');
const findings = await lintContent();
showProgress(undefined);
const refused = findings.filter(
  ({ severity }) => severity === 'error' || (release && severity === 'placeholder'),
);
if (refused.length > 0)
  fail(`${refused.map(formatDiagnostic).join('\n')}\nnot built: ${summary(refused)}`);
if (release) for (const finding of findings) console.log(formatDiagnostic(finding));
const isListed = release || findings.length === 0;
console.log(`${summary(findings)}${isListed ? '' : ' (npm run check:content lists them)'}`);
await replaceBuild(buildDirectory, writeSite).catch((error: Error) => {
  const [, cause] = causes.find(([pattern]) => pattern.test(error.message)) ?? [];
  if (cause) fail(`not built, the old site stays: ${cause}: ${buildDirectory}`);
  if (error instanceof BuildRunning) fail(error.message);
  // A mistake in the code keeps its stack.
  throw error;
});
pruneCache();
