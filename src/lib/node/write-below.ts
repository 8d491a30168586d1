/** Writes files below a folder, whatever a path says that comes from the content or an import. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isFilePath } from '../file-path.ts';

/** The content of a file: text, bytes, or another file, which may be too large to be read. */
export type FileBody = string | Uint8Array | { copyOf: string };

/**
 * The place of a file below a folder.
 *
 * @param path with slashes; `de/../x` is `x`.
 * @throws if it leads out of the folder, or if some system cannot have a file of this name.
 */
export function pathBelow(folder: string, path: string): string {
  const below = posix.normalize(path);
  if (!isFilePath(below)) throw new Error(`${JSON.stringify(path)} is not a file below ${folder}`);
  return join(folder, below);
}

/** Writes a file and the folders above it. @throws if its path leads out of the folder. */
export async function writeBelow(folder: string, path: string, body: FileBody): Promise<void> {
  const file = pathBelow(folder, path);
  await mkdir(dirname(file), { recursive: true });
  if (typeof body === 'object' && 'copyOf' in body) await copyFile(body.copyOf, file);
  else await writeFile(file, body);
}
