import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { replaceBuild } from './replace-build.ts';

type Files = Record<string, string>;

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const read = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(folder.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  );

const old = { 'client/index.html': 'old', 'client/old/a.txt': 'a', 'site.json': 'old' };
const next = { 'client/index.html': 'next', 'client/new/b.txt': 'b', 'site.json': 'next' };

/** Replaces the old build in a folder, and returns what is there afterwards. */
async function replace(
  folder: string,
  files: Files,
  isRefused?: (from: string, to: string) => boolean,
) {
  const { renameSync } = fs;
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (isRefused?.(`${from}`, `${to}`)) throw new Error('EBUSY: resource busy or locked, rename');
    renameSync(from, to);
  });
  const writeNext = async (to: string) => write(to, files);
  await replaceBuild(folder, writeNext).catch((error: Error) => {
    if (!/ENOSPC|non-directory/.test(error.message)) throw error;
  });
  rename.mockRestore();
  return read(folder);
}

test.each([
  ['no rename fails', () => false],
  ['the old folder cannot be moved', (from: string) => basename(dirname(from)) !== 'next'],
  ['the new folder cannot be moved', (from: string) => basename(dirname(from)) === 'next'],
  ['nothing can be moved', () => true],
])('if %s, the new build is complete and nothing else is there', async (_, isRefused) => {
  const folder = makeTemporaryFolder('replace-');
  write(folder, old);
  expect(await replace(folder, next, isRefused)).toEqual(next);
});

test('what fails halfway is put back', async () => {
  const folder = makeTemporaryFolder('replace-');
  // A folder has the name of a new file, and can be neither moved nor overwritten.
  const before = { 'client/index.html': 'old', 'client/old/a.txt': 'a', 'site.json/a.txt': 'a' };
  write(folder, before);
  const result = await replace(folder, next, (_, to) => basename(to) === 'site.json');
  expect(result).toEqual(before);
});

test.each([
  ['large enough', 4096, next],
  ['too small', 64, old],
])(
  'a mounted folder is filled in place, or left as it was if it is %s',
  async (_, size, expected) => {
    const folder = makeTemporaryFolder('replace-');
    mkdirSync(join(folder, 'client'));
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${size}k`, 'none', join(folder, 'client')];
      execFileSync('mount', options, { stdio: 'ignore' });
    } catch {
      return; // Only root on Linux can mount.
    }
    try {
      write(folder, old);
      const large = 'x'.repeat(200_000);
      const files = { ...next, 'client/new/b.txt': large };
      const result = await replace(folder, files);
      expect(result).toEqual(expected === old ? old : files);
    } finally {
      execFileSync('umount', [join(folder, 'client')]);
    }
  },
);
