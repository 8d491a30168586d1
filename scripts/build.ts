/**
 * Builds the site: `npm run build`. Content that breaks a rule stops it; `--release` also refuses to build a site for
 * the public that still has placeholders.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { content } from '../app/content.ts';
import { describeFinding, examine, summary } from './content.ts';
import { fail } from './fail.ts';

/** Whether the site is to be published; ends the script where an option is not known. */
function isRelease(): boolean {
  try {
    return parseArgs({ options: { release: { type: 'boolean', default: false } } }).values.release;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const release = isRelease();
const findings = examine(content);
const refused = findings.filter(
  ({ severity = 'error' }) => severity === 'error' || (release && severity === 'placeholder'),
);
if (refused.length > 0) fail(`${refused.map(describeFinding).join('\n')}\nnot built: ${summary(refused)}`);
console.log(`${summary(findings)}${findings.length > 0 ? ' (npm run check:content lists them)' : ''}`);

const reactRouter = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace(
  'package.json',
  'bin.cjs',
);
const { status } = spawnSync(process.execPath, [reactRouter, 'build'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
