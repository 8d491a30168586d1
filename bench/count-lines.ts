/**
 * Prints the lines of TypeScript and CSS by folder, tests separately: the last step of `npm
 * run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '../src/lib/node/paths.ts';

const files = globSync('*/**/*.{ts,tsx,css}', {
  cwd: projectDirectory,
  exclude: ['node_modules/**', 'build/**', '**/node_modules/**'],
});
const counts = new Map<string, number>();
for (const file of files) {
  const [folder = ''] = /^src.[^/\\]+|^[^/\\]+/.exec(file) ?? [];
  const isTest = /\.test\.tsx?$/.test(file);
  const name = isTest ? 'unit tests' : folder;
  const lines = readFileSync(join(projectDirectory, file), 'utf8').split('\n').length - 1;
  counts.set(name, (counts.get(name) ?? 0) + lines);
}
const entries = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
console.log(`lines: ${entries.map(([name, count]) => `${name} ${count}`).join(', ')}`);
