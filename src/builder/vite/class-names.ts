import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { memoize } from '#lib/memoize.ts';
import { toPosix } from '#lib/node/paths.ts';

const files = globSync('src/**/*.module.css').map(toPosix).sort();

/** The names in each file so far. */
const namesIn = memoize((_file: string): string[] => []);

/**
 * A short class name for built pages, which contain their style sheets: a letter for the file and the
 * number of the name in the file. A hash of both would add 340 bytes to the compressed home page.
 */
export function shortClassName(name: string, file: string): string {
  const index = files.indexOf(toPosix(relative('.', file.replace(/\?.*/, ''))));
  const names = namesIn(file);
  if (!names.includes(name)) names.push(name);
  const letter = String.fromCharCode(97 + (index % 26));
  // The underscores tell apart files with the same letter.
  return letter + names.indexOf(name) + '_'.repeat(index / 26);
}
