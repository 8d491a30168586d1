import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentDirectory, projectDirectory, toPosix } from './paths.ts';

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

describe('a build replaces the one before it when it is complete', () => {
  const start = (build: string) =>
    spawn(process.execPath, ['site/build.ts'], {
      cwd: projectDirectory,
      env: { ...process.env, CONTENT_DIRECTORY: contentDirectory, BUILD_DIRECTORY: build },
    });
  const ended = async (child: ReturnType<typeof start>) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    const [status] = await once(child, 'close');
    return { status, output };
  };

  test('a second one at the same time says so, and an interrupted one leaves the old site', async () => {
    const build = join(folder, 'replaced');
    mkdirSync(join(build, 'client'), { recursive: true });
    writeFileSync(join(build, 'client/index.html'), 'the old site');
    writeFileSync(join(build, 'host.json'), '{}');
    const first = start(build);
    const firstEnd = ended(first);
    while (!existsSync(join(build, '.lock'))) await setTimeout(20);
    const second = await ended(start(build));
    expect([second.status, second.output.trim().split('\n').at(-1)]).toEqual([
      1,
      expect.stringMatching(/^another build is running \(process \d+\): wait until it has ended$/),
    ]);
    first.kill('SIGINT');
    expect(await firstEnd).toMatchObject({
      status: 130,
      output: expect.stringContaining('stopped: nothing has changed'),
    });
    expect(readdirSync(build).sort()).toEqual(['client', 'host.json']);
    expect(readFileSync(join(build, 'client/index.html'), 'utf8')).toBe('the old site');
    // A build that was killed leaves its lock.
    writeFileSync(join(build, '.lock'), '999999999');
    expect((await ended(start(build))).status).toBe(0);
    expect(readFileSync(join(build, 'client/index.html'), 'utf8')).toContain('<!doctype html>');
    expect(readdirSync(build).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('a place that cannot be written is told in one line', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { status, output } = await ended(start(join(file, 'build')));
    expect(status).toBe(1);
    expect(output).not.toMatch(/^ +at /m);
    expect(output.trim().split('\n').at(-1)).toMatch(/^not built, the old site stays: /);
  });
});

describe('a Node.js that cannot run the commands', () => {
  const runWith = (agent: string, versions = '') =>
    spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${versions}`, 'run.mjs', 'site/check-content.ts'],
      {
        cwd: projectDirectory,
        encoding: 'utf8',
        env: { ...process.env, npm_config_user_agent: agent },
      },
    ).stderr;

  test.each([
    [
      'npm/10.8.2 node/v18.20.8 linux x64',
      '',
      /^npm runs on Node 18\.20: use Node 20\.20 or later.*\n$/,
    ],
    [
      'npm/11.0.0 node/v20.20.2 linux x64',
      "Object.defineProperty(process.versions,'node',{value:'20.20.2'})",
      /^the project's own Node is missing.*npm rebuild node\n$/,
    ],
  ])('%s gets one line that helps', (agent, versions, said) => {
    expect(runWith(agent, versions)).toMatch(said);
  });
});

test('every script can be run on Windows, and in the order of its parts', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8'));
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/(^|&& )[A-Z_]+=|;|\$/);
});

test('a path has slashes on every system where it becomes a URL', () => {
  expect(toPosix(win32.join('assets', 'a.js'), win32.sep)).toBe('assets/a.js');
  expect(toPosix(win32.resolve('C:\\me', 'mine/content'), win32.sep)).toBe('C:/me/mine/content');
  expect(toPosix('assets/a\\b.js', posix.sep)).toBe('assets/a\\b.js');
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
