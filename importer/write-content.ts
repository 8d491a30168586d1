/**
 * Writes imported files into the content: all or none, after a check, and only over files without
 * uncommitted changes.
 */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../src/builder/content-runner.ts';
import type { Diagnostic } from '../src/check/diagnostics.ts';
import { contentDirectory } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';

/** By their paths below the content's folder. */
export type ContentFiles = Map<string, string | Buffer>;

/** Whether a file is committed and has no changes since. */
function isCommitted(file: string): boolean {
  try {
    const options = { cwd: contentDirectory, stdio: 'pipe' } as const;
    execFileSync('git', ['ls-files', '--error-unmatch', file], options);
    return execFileSync('git', ['status', '--porcelain', '--', file], options).length === 0;
  } catch {
    return false;
  }
}

/** A file's path relative to the working directory. */
export const displayPath = (file: string) => relative('', join(contentDirectory, file));

/** The files whose uncommitted changes would be overwritten. */
export const uncommittedFiles = (files: ContentFiles): string[] =>
  [...files].flatMap(([file, body]) => {
    const place = join(contentDirectory, file);
    return existsSync(place) &&
      !readFileSync(place).equals(Buffer.from(body)) &&
      !isCommitted(place)
      ? [file]
      : [];
  });

/** Replaces a file, which may be read-only. */
function write(place: string, body: string | Buffer) {
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { force: true });
  writeFileSync(place, body);
}

/** Checks the content with the new files, in a copy. */
export async function checkWith(files: ContentFiles): Promise<Diagnostic[]> {
  accessSync(contentDirectory, constants.W_OK);
  const folder = makeTemporaryFolder('import-');
  try {
    cpSync(contentDirectory, folder, { recursive: true });
    for (const [file, body] of files) write(join(folder, file), body);
    return await checkContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes all files or none: copies first, then renames. */
export function writeFiles(files: ContentFiles): void {
  const places = [...files].map(([file, body]) => ({ place: join(contentDirectory, file), body }));
  const before = places.map(({ place }) => (existsSync(place) ? readFileSync(place) : undefined));
  try {
    for (const { place, body } of places) write(`${place}.new`, body);
    for (const { place } of places) renameSync(`${place}.new`, place);
  } catch (error) {
    for (const [i, { place }] of places.entries()) {
      rmSync(`${place}.new`, { force: true });
      const body = before[i];
      if (body) writeFileSync(place, body);
      else rmSync(place, { force: true });
    }
    throw error;
  }
}
