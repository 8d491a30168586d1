import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../app/content-rules.ts';
import { testContent } from '../test-site/content.ts';
import { copyProject } from '../test-site/project-copy.ts';

/** Runs a script of a copy of the project as `npm run build` does: what it says, and whether anything was built. */
function run(folder: string, script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, isBuilt: existsSync(join(folder, 'build')) };
}

/** A copy of the project for the tests of one describe block. */
function withCopy(content: Content): () => string {
  let folder = '';
  beforeAll(() => {
    folder = copyProject(content);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

describe('content with placeholders', () => {
  const folder = withCopy(testContent);

  test('npm run build -- --release refuses to publish it and lists them, file and line for each', () => {
    const { status, stdout, stderr, isBuilt } = run(folder(), 'build', '--release');
    expect(status).toBe(1);
    expect(isBuilt).toBe(false);
    expect(stdout).toBe('');
    const lines = stderr.trim().split('\n');
    expect(lines.pop()).toBe('not built: content: 0 errors, 10 placeholders, 0 suggestions');
    expect(lines).toHaveLength(10);
    for (const line of lines)
      expect(line).toMatch(/^app\/content\/(owner|projects)\.ts:\d+: placeholder: \w/);
  });

  test('npm run check:content lists them and sums up', () => {
    const { status, stdout } = run(folder(), 'check-content');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^app\/content\/owner\.ts:\d+: placeholder: owner: name: is still 'Your Name'$/m);
    expect(stdout).toMatch(/\ncontent: 0 errors, 10 placeholders, 0 suggestions\n$/);
  });

  test.each([
    ['build', '--relase'],
    ['build', 'release'],
    ['check-content', '--release'],
    ['serve', '--port=80'],
  ])('%s does not know the option %s', (script, option) => {
    const { status, stderr, isBuilt } = run(folder(), script, option);
    expect(status).toBe(1);
    expect(stderr).toContain(option.replace(/=.*/, ''));
    expect(stderr).not.toMatch(/^ +at /m);
    expect(isBuilt).toBe(false);
  });
});

describe('content that breaks a rule', () => {
  const folder = withCopy({ ...testContent, owner: { ...testContent.owner, email: 'me' } });

  test.each([
    ['', []],
    ['for a release', ['--release']],
  ])('is not built %s', (_, options) => {
    const { status, stderr, isBuilt } = run(folder(), 'build', ...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^app\/content\/owner\.ts:1: error: owner: email: must be an email address$/m);
    expect(stderr).toMatch(/^not built: content: 1 error, /m);
    expect(isBuilt).toBe(false);
  });

  test('check:content ends with status 1', () => {
    expect(run(folder(), 'check-content').status).toBe(1);
  });
});
