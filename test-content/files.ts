import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes files, by their paths below a folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [file, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), body);
  }
}

/** The texts of a folder's files, by their paths below it. */
export const readFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );
