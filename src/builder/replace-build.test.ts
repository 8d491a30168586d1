import { execFileSync, spawnSync } from 'node:child_process';
import fs, { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { readFiles, writeFiles } from '#test-content/files.ts';
import { replaceBuild } from './replace-build.ts';

type Files = Record<string, string>;

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
  const writeNext = async (to: string) => writeFiles(to, files);
  await replaceBuild(folder, writeNext).catch((error: Error) => {
    if (!/ENOSPC|non-directory/.test(error.message)) throw error;
  });
  rename.mockRestore();
  return readFiles(folder);
}

test.each([
  ['no rename fails', () => false],
  ['the old folder cannot be moved', (from: string) => basename(dirname(from)) !== 'next'],
  ['the new folder cannot be moved', (from: string) => basename(dirname(from)) === 'next'],
  ['nothing can be moved', () => true],
])('if %s, the new build is complete and nothing else is there', async (_, isRefused) => {
  const folder = makeTemporaryFolder('replace-');
  writeFiles(folder, old);
  expect(await replace(folder, next, isRefused)).toEqual(next);
});

test('a link stays, and its target is replaced: the folder of a web server, which may not exist yet', async () => {
  for (const exists of [true, false]) {
    const [folder, root] = [makeTemporaryFolder('replace-'), makeTemporaryFolder('root-')];
    fs.symlinkSync(join(root, 'web'), join(root, 'current'));
    fs.symlinkSync(join(root, 'current'), join(folder, 'client'));
    if (exists) writeFiles(root, { 'web/old.txt': 'old' });
    await replaceBuild(folder, async (to) => writeFiles(to, next));
    expect(readFiles(join(root, 'web'))).toEqual({ 'index.html': 'next', 'new/b.txt': 'b' });
    expect(fs.readlinkSync(join(folder, 'client'))).toBe(join(root, 'current'));
  }
});

test('the next build removes the folder of a killed one, but not that of one that runs', async () => {
  const folder = makeTemporaryFolder('replace-');
  const { pid: dead = 0 } = spawnSync(process.execPath, ['-e', '']);
  const names = {
    dead: `.next-${hostname()}-${dead}-x`,
    running: `.next-${hostname()}-${process.ppid}-x`,
    elsewhere: '.next-other-1-x',
    old: '.next-other-2-x',
  };
  for (const name of Object.values(names)) writeFiles(folder, { [`${name}/next/a.txt`]: 'a' });
  fs.utimesSync(join(folder, names.old), 0, 0);
  await replace(folder, next);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('.next-'))).toEqual(
    [names.elsewhere, names.running].sort(),
  );
});

test('what fails halfway is put back', async () => {
  const folder = makeTemporaryFolder('replace-');
  // A folder has the name of a new file, and can be neither moved nor overwritten.
  const before = { 'client/index.html': 'old', 'client/old/a.txt': 'a', 'site.json/a.txt': 'a' };
  writeFiles(folder, before);
  const result = await replace(folder, next, (_, to) => basename(to) === 'site.json');
  expect(result).toEqual(before);
});

test('a mounted folder that is too small is left as it was', async () => {
  const folder = makeTemporaryFolder('replace-');
  mkdirSync(join(folder, 'client'));
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=64k', 'none', join(folder, 'client')];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return; // Only root on Linux can mount.
  }
  try {
    writeFiles(folder, old);
    const large = { ...next, 'client/new/b.txt': 'x'.repeat(200_000) };
    expect(await replace(folder, large)).toEqual(old);
  } finally {
    execFileSync('umount', [join(folder, 'client')]);
  }
});
