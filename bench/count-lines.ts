/**
 * Counts the lines of TypeScript and CSS, and fails if there are more than the ceilings allow: the
 * last step of `npm run check`. Content, translated strings, e2e helpers and bench/ do not count.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../src/lib/node/command-line.ts';
import { projectDirectory, toPosix } from '../src/lib/node/paths.ts';

/** Features pay for their lines; a repair raises a number by what it needs (CONTRIBUTING.md). */
const ceilings = { product: 17_902, importer: 3_471, tests: 11_176 };

/** Which of them a file counts for, if any. */
function partOf(file: string): keyof typeof ceilings | undefined {
  if (/\.(test|spec)\.tsx?$/.test(file)) return 'tests';
  if (file.startsWith('importer/')) return 'importer';
  return /^(test-content|content|src\/strings|e2e|bench)\//.test(file) ? undefined : 'product';
}

const counts = { product: 0, importer: 0, tests: 0 };
for (const path of globSync('**/*.{ts,tsx,css}', {
  cwd: projectDirectory,
  exclude: ['**/node_modules/**', 'build/**'],
})) {
  const part = partOf(toPosix(path));
  if (part)
    counts[part] += readFileSync(join(projectDirectory, path), 'utf8').split('\n').length - 1;
}
const parts = Object.keys(ceilings) as (keyof typeof ceilings)[];
console.log(
  `lines: ${parts.map((part) => `${part} ${counts[part]} of ${ceilings[part]}`).join(', ')}`,
);
for (const part of parts)
  if (counts[part] > ceilings[part])
    fail(`${part}: ${counts[part]} lines, and the ceiling is ${ceilings[part]}: remove some`);
