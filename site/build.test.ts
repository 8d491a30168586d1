import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentDirectory, projectDirectory } from '../shared/paths.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script as npm does; returns its output, and whether anything was built. */
function run(script: string, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const build = join(folder, 'build');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`site/${script}.ts`, ...options],
    {
      cwd: projectDirectory,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIRECTORY: contentDirectory, BUILD_DIRECTORY: build, ...env },
    },
  );
  return { status, stdout, stderr, isBuilt: existsSync(build) };
}

describe('content with placeholders', () => {
  test('npm run build -- --release refuses to publish it and lists them, file and line for each', () => {
    const { status, stdout, stderr, isBuilt } = run('build', ['--release']);
    expect(status).toBe(1);
    expect(isBuilt).toBe(false);
    expect(stdout).toBe('');
    const lines = stderr.trim().split('\n');
    expect(lines.pop()).toBe('not built: content: 0 errors, 10 placeholders, 0 suggestions');
    expect(lines).toHaveLength(10);
    for (const line of lines)
      expect(line).toMatch(/^test-content\/default\/(owner|projects)\.ts:\d+: placeholder: \w/);
  });

  test('npm run check:content lists them and sums up', () => {
    const { status, stdout } = run('check-content');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^test-content\/default\/owner\.ts:\d+: placeholder: owner: name: is still 'Your Name'$/m,
    );
    expect(stdout).toMatch(/\ncontent: 0 errors, 10 placeholders, 0 suggestions\n$/);
  });

  test.each([
    ['build', '--relase'],
    ['build', 'release'],
    ['check-content', '--release'],
    ['serve', '--port=80'],
  ])('%s does not know the option %s', (script, option) => {
    const { status, stderr, isBuilt } = run(script, [option]);
    expect(status).toBe(1);
    expect(stderr).toContain(option.replace(/=.*/, ''));
    expect(stderr).not.toMatch(/^ +at /m);
    expect(isBuilt).toBe(false);
  });

  test('an invalid BASE_PATH ends in one line', () => {
    const { status, stderr } = run('build', [], { BASE_PATH: '/m e/' });
    expect(status).toBe(1);
    expect(stderr).toBe("BASE_PATH: '/m e/' is not a path such as /portfolio/\n");
  });
});

describe('content that breaks a rule, in any folder', () => {
  let CONTENT_DIRECTORY: string;

  beforeAll(() => {
    CONTENT_DIRECTORY = join(folder, 'content');
    cpSync(join(projectDirectory, 'test-content/default'), CONTENT_DIRECTORY, { recursive: true });
    const owner = join(CONTENT_DIRECTORY, 'owner.ts');
    writeFileSync(owner, readFileSync(owner, 'utf8').replace(/ {2}email: '.*'/, "  email: 'me'"));
  });

  test.each([
    ['', []],
    ['for a release', ['--release']],
  ])('is not built %s', (_, options) => {
    const { status, stderr, isBuilt } = run('build', options, { CONTENT_DIRECTORY });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /content\/owner\.ts:\d+: error: owner: email: must be an email address$/m,
    );
    expect(stderr).toMatch(/^not built: content: 1 error, /m);
    expect(isBuilt).toBe(false);
  });

  test.each([
    [
      'owner.ts',
      "name: 'Your Name',",
      "name: 'Your Name', lang: 'd',",
      /owner: lang: must be a language tag.*not 'd'/,
    ],
    [
      'career.ts',
      "project: 'Atlas Database',",
      "project: 'x', start: '2012-13',",
      /start: is a month that does not exist: 2012-13/,
    ],
  ])(
    'what no language or calendar knows is told, and ends no script: %s',
    (file, before, after, said) => {
      const strange = join(folder, `strange-${file}`);
      cpSync(join(projectDirectory, 'test-content/default'), strange, { recursive: true });
      const source = readFileSync(join(strange, file), 'utf8');
      expect(source).toContain(before);
      writeFileSync(join(strange, file), source.replace(before, after));
      const { status, stdout, stderr } = run('check-content', [], { CONTENT_DIRECTORY: strange });
      expect([status, stderr]).toEqual([1, '']);
      expect(stdout).toMatch(said);
    },
  );

  test('check:content ends with status 1', () => {
    expect(run('check-content', [], { CONTENT_DIRECTORY }).status).toBe(1);
  });
});
