import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { toPosix } from '#lib/node/paths.ts';

const files = globSync('src/**/*.module.css')
  .map((file) => toPosix(file))
  .sort();

const names = new Map<string, string[]>();

/**
 * A short class name for built pages, which contain their style sheets: a letter for the file and the
 * number of the name in the file. A hash of both would add 340 bytes to the compressed home page.
 *
 * @param name the name in the style sheet.
 * @param file the style sheet's absolute path.
 */
export function shortClassName(name: string, file: string): string {
  const index = files.indexOf(toPosix(relative('.', file.replace(/\?.*/, ''))));
  const namesInFile = names.get(file) ?? [];
  names.set(file, namesInFile);
  if (!namesInFile.includes(name)) namesInFile.push(name);
  const letter = String.fromCharCode(97 + (index % 26));
  // The underscores tell apart files with the same letter.
  return letter + namesInFile.indexOf(name) + '_'.repeat(index / 26);
}
