/** Writes imported files, all or none, after a check, over files without uncommitted changes. */
import { spawnSync } from 'node:child_process';
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
import { translationsIn } from '../src/lib/node/languages.ts';
import { contentDirectory, toPosix } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { pathBelow } from '../src/lib/node/write-below.ts';

/** Texts, and files to copy, by their paths below the content's folder. */
export type ContentFiles = Map<string, string | { copyOf: string }>;

const bytesOf = (body: string | { copyOf: string } = '') =>
  typeof body === 'string' ? Buffer.from(body) : readFileSync(body.copyOf);

/**
 * Whether a file is committed and has no changes since.
 *
 * @throws Git's own words if it refuses to read the folder, as that of another user.
 */
function isCommitted(file: string): boolean {
  const options = ['status', '--porcelain', '--ignored', '--', file];
  const { status, stdout, stderr } = spawnSync('git', options, {
    cwd: contentDirectory,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status && !/not a git repository/i.test(stderr))
    throw new Error(`Git cannot tell what has changed: ${stderr.trim().replace(/\s+/g, ' ')}`);
  return status === 0 && stdout === '';
}

/** A file's path relative to the working directory. */
export const displayPath = (file: string) => relative('', join(contentDirectory, file));

/** The files whose uncommitted changes would be overwritten. */
export const uncommittedFiles = (files: ContentFiles): string[] =>
  [...files.keys()].filter((file) => {
    const path = join(contentDirectory, file);
    const isSame = () => readFileSync(path).equals(bytesOf(files.get(file)));
    return existsSync(path) && !isSame() && !isCommitted(path);
  });

/** Where a file is in a folder of content. Throws if that is not below it. */
const pathIn = (folder: string, file: string) => pathBelow(folder, toPosix(file));

/** Replaces a file, which may be read-only. */
function write(path: string, body: string | { copyOf: string }) {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, bytesOf(body));
}

/** Checks the content with the new files, in a copy. */
export async function checkWith(files: ContentFiles): Promise<Diagnostic[]> {
  accessSync(contentDirectory, constants.W_OK);
  const folder = makeTemporaryFolder('import-');
  try {
    cpSync(contentDirectory, folder, { recursive: true, verbatimSymlinks: true });
    for (const name of translationsIn(folder)) rmSync(join(folder, name), { recursive: true });
    for (const [file, body] of files) write(pathIn(folder, file), body);
    return await checkContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes all files or none: copies first, then renames. */
export function writeFiles(files: ContentFiles): void {
  const paths = [...files.keys()].map((file) => pathIn(contentDirectory, file));
  try {
    for (const [file, body] of files) write(`${pathIn(contentDirectory, file)}.new`, body);
    for (const path of paths) renameSync(`${path}.new`, path);
  } finally {
    for (const path of paths) rmSync(`${path}.new`, { force: true });
  }
}
