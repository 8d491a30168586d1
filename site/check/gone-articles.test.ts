import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { goneArticles } from './gone-articles.ts';

const folder = mkdtempSync(join(tmpdir(), 'gone-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('a renamed article is told with its path and the file that it became', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...words], {
      cwd: folder,
      stdio: 'pipe',
    });
  mkdirSync(join(folder, 'articles'));
  mkdirSync(join(folder, 'case-studies'));
  for (const name of ['articles/kept.md', 'articles/old.md', 'case-studies/retired.md'])
    writeFileSync(join(folder, name), '');
  git('init', '-q');
  expect(goneArticles(folder)).toEqual([]);
  git('add', '.');
  git('commit', '-qm', 'x');
  expect(goneArticles(folder)).toEqual([]);
  renameSync(join(folder, 'articles/old.md'), join(folder, 'articles/new.md'));
  rmSync(join(folder, 'case-studies/retired.md'));
  expect(goneArticles(folder)).toEqual([
    { file: 'articles/old.md', path: '/blog/old', successor: 'articles/new.md' },
    { file: 'case-studies/retired.md', path: '/projects/retired', successor: undefined },
  ]);
});
