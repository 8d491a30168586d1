import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { toPosix } from '#lib/node/paths.ts';

const files = globSync('src/**/*.module.css')
  .map((file) => toPosix(file))
  .sort();
/** A number in letters only: a class name cannot begin with a digit. */
export const lettersFor = (index: number): string =>
  (index < 26 ? '' : lettersFor(Math.floor(index / 26) - 1)) +
  String.fromCharCode(97 + (index % 26));

const names = new Map<string, string[]>();

/**
 * A short class name for built pages, which contain their style sheets: letters for the file and
 * the number of the name in the file.
 *
 * @param name the name in the style sheet.
 * @param file the style sheet's absolute path.
 */
export function shortClassName(name: string, file: string): string {
  const index = files.indexOf(toPosix(relative('.', file.replace(/\?.*/, ''))));
  const namesInFile = names.get(file) ?? [];
  names.set(file, namesInFile);
  if (!namesInFile.includes(name)) namesInFile.push(name);
  return `${lettersFor(index)}${namesInFile.indexOf(name)}`;
}
