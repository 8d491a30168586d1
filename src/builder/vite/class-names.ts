import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { toPosix } from '#lib/node/paths.ts';

const files = globSync('src/**/*.module.css')
  .map((file) => toPosix(file))
  .sort();
const names = new Map<string, string[]>();

/**
 * A short class name for a built page, because every page carries its style sheets: a letter for
 * the file and the number of the name in it.
 *
 * @param name the name in the style sheet.
 * @param file the style sheet's absolute path.
 */
export function shortClassName(name: string, file: string): string {
  const index = files.indexOf(toPosix(relative('.', file.replace(/\?.*/, ''))));
  const known = names.get(file) ?? [];
  names.set(file, known);
  if (!known.includes(name)) known.push(name);
  return `${(index + 10).toString(36)}${known.indexOf(name)}`;
}
