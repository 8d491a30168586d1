/**
 * The maintainers' limits, which a fork need not keep: `npm run budgets`, the last step of
 * `.ci/run`. Counts the lines of TypeScript and CSS, and the bytes of the shipped pages in English
 * after brotli. Content, translated strings, e2e helpers and bench/ do not count as lines.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite, defaultSite } from '../e2e/sites.ts';
import { fail } from '../src/lib/node/command-line.ts';
import { projectDirectory, toPosix } from '../src/lib/node/paths.ts';

/** Features pay for their lines; a repair raises a number by what it needs (CONTRIBUTING.md). */
const ceilings = { product: 18_940, importer: 3_520, tests: 12_420 };

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

/** The bytes of pages, and of all script that home can start, after brotli. */
const maxBytes = {
  'index.html': 15_740,
  'projects/index.html': 9_850,
  'blog/index.html': 9_900,
  '404.html': 8_800,
  script: 63_500,
};

buildSite(defaultSite);
const read = (file: string) => readFileSync(join(defaultSite.env.BUILD_DIRECTORY, 'client', file));
const bytesOf = (file: string) => brotliCompressSync(read(file)).length;
const scripts = new Set(`${read('index.html')}`.match(/assets\/[\w.-]+\.js/g));
for (const [file, limit] of Object.entries(maxBytes)) {
  const files = file === 'script' ? [...scripts] : [file];
  const bytes = files.map(bytesOf).reduce((sum, length) => sum + length, 0);
  console.log(`bytes: ${file} ${bytes} of ${limit}`);
  if (bytes > limit) fail(`${file}: ${bytes} bytes after brotli, and the limit is ${limit}`);
}
