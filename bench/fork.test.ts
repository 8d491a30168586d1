/**
 * Applies the changes of docs/quick-start.md to a copy of the project, and runs the check and a
 * build; with `FORK=all` also all of `npm test` after each chapter, as deploy.yml does for a fork.
 * `npm run budgets` runs it: in a fork that has such changes they cannot be applied again.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { ids } from '../src/schema/constants.ts';

const text = readFileSync(join(projectDirectory, 'docs/quick-start.md'), 'utf8');

/** The blocks of a chapter, each with the file that is named last before it. */
function changesIn(chapter: string) {
  const [, body = ''] = text.split(`\n## ${chapter}\n`);
  let file = '';
  return [
    ...body
      .split('\n## ', 1)
      .join()
      .matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`|^```(\w+)\n(.*?)^```$/gms),
  ].flatMap(([, named, kind = '', block = '']) => {
    file = named ?? file;
    return named ? [] : [{ file, kind, block }];
  });
}

/** Replaces the lines of each part of a diff, which an empty line ends. */
function applyDiff(before: string, diff: string, file: string): string {
  return diff.split(/\n{2,}/).reduce((source, part) => {
    const lines = part.split('\n').filter(Boolean);
    const side = (sign: string) =>
      lines
        .filter(([first]) => first !== sign)
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    if (!source.includes(side('+')))
      throw new Error(`${file} does not have the lines:\n${side('+')}`);
    return source.replace(side('+'), () => side('-'));
  }, before);
}

/** In a folder such as Docker's, with characters that URLs and shells escape. */
function copyProject(): string {
  const folder = join(makeTemporaryFolder('fork é %41 '), 'src/app/site');
  mkdirSync(folder, { recursive: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: projectDirectory, encoding: 'utf8' });
  for (const file of files.split('\0'))
    if (file && existsSync(join(projectDirectory, file)))
      cpSync(join(projectDirectory, file), join(folder, file), { recursive: true });
  symlinkSync(join(projectDirectory, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Otherwise it takes seconds in place of many minutes. */
const isWhole = process.env.FORK === 'all';

test('docs/quick-start.md: who follows it can deploy', { timeout: 3_600_000 }, () => {
  const folder = copyProject();
  const env = { ...process.env, TEST_PORTS: undefined, FORK: undefined };
  const npm = (command: string, variables: NodeJS.ProcessEnv = {}) =>
    execFileSync('npm', command.split(' '), {
      cwd: folder,
      stdio: isWhole ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
      env: { ...env, CONTENT_DIRECTORY: undefined, ...variables },
    });
  for (const chapter of ['A first change', 'A new section']) {
    const changes = changesIn(chapter);
    expect(changes.length).toBeGreaterThan(5);
    for (const { file, kind, block } of changes) {
      const path = join(folder, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
      mkdirSync(dirname(path), { recursive: true });
      const after =
        kind === 'diff'
          ? applyDiff(before, block, file)
          : [before, block].filter(Boolean).join('\n');
      writeFileSync(path, after);
    }
    if (isWhole) for (const command of ['run format', 'test']) npm(command);
  }
  for (const command of ['run format', 'run check']) npm(command);
  npm('run build', { CONTENT_DIRECTORY: join(folder, 'test-content/full') });
  const home = readFileSync(join(folder, 'build/client/index.html'), 'utf8');
  expect(home).toMatch(/she\/her.*Kai Nord/s);
  // The first screen's styles are divided from the rest.
  expect(home).toMatch(new RegExp(`id="${ids.laterStyles}"[^<]*<style>[^<]{5000}`));
});
