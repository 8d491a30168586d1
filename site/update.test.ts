import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectDirectory } from '../shared/paths.ts';
import { lintContent } from './check/check.ts';

/** The commands of docs/update.md, as an owner types them, without those that need the network. */
const blocks = readFileSync(join(projectDirectory, 'docs/update.md'), 'utf8')
  .split(/\n(?! {4})/)
  .map((part) => part.match(/(?:^|\n) {4}[\s\S]*/)?.[0].trim())
  .filter((part) => part !== undefined);
const [remote = '', merge = '', keep = '', copy = ''] = blocks;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const write = (repository: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, repository, file)), { recursive: true });
    writeFileSync(join(folder, repository, file), text);
  }
};
const run = (repository: string, commands: string) =>
  execFileSync('sh', ['-ec', commands], {
    cwd: join(folder, repository),
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...author },
    stdio: 'pipe',
  });
const author = {
  ...{
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b.c',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b.c',
  },
};
const commit = (repository: string, message: string) =>
  run(repository, `git add -A && git commit -qm '${message}'`);
const read = (repository: string, file: string) =>
  readFileSync(join(folder, repository, file), 'utf8');

const first = {
  'app/page.ts': 'export const version = 1;\n',
  'app/old.ts': 'export {};\n',
  'app/content/sample.ts': 'export const sample = 1;\n',
  'app/content/owner.ts':
    "export type Owner = { name: string };\n\n\nexport const owner: Owner = { name: 'Your Name' };\n",
};
const mine = first['app/content/owner.ts'].replace('Your Name', 'Ada');

describe('docs/update.md: an update loses no edit', () => {
  beforeAll(() => {
    write('product', first);
    run('product', 'git init -q -b main');
    commit('product', 'One');
    run('.', 'git clone -q product fork');
    write('copy', { ...first, 'app/content/owner.ts': mine });
    run('copy', 'git init -q -b main');
    commit('copy', 'Mine');
    write('fork', { 'app/content/owner.ts': mine });
    commit('fork', 'Mine');
    write('product', {
      'app/page.ts': 'export const version = 2;\n',
      'app/content/owner.ts': first['app/content/owner.ts'].replace(
        'name: string }',
        'name: string; lang?: string }',
      ),
      'app/content/words.ts': "export const words = 'New';\n",
    });
    run('product', 'git rm -q app/old.ts');
    commit('product', 'Two');
    run('product', 'git tag v1.1.0');
    // Later: the same line as the owner's.
    write('product', {
      'app/page.ts': 'export const version = 3;\n',
      'app/content/owner.ts': first['app/content/owner.ts'].replace('Your Name', 'Your name'),
      'app/content/sample.ts': 'export const sample = 2;\n',
    });
    commit('product', 'Three');
    run('fork', 'git rm -q app/content/sample.ts');
    commit('fork', 'Without the sample');
    for (const name of ['fork', 'copy']) run('.', `cp -r ${name} ${name}-by-commit`);
  });

  const fetch = remote.replace(/https:\S+/, '../product');

  test('with a common history', () => {
    run('fork', `${fetch}\n${merge}`);
    expect(read('fork', 'app/page.ts')).toContain('2');
    expect(read('fork', 'app/content/owner.ts')).toBe(
      mine.replace('name: string }', 'name: string; lang?: string }'),
    );
    expect(read('fork', 'app/content/words.ts')).toContain('New');
  });

  test('without one', () => {
    run('copy', `${fetch}\n${copy}`);
    expect(read('copy', 'app/page.ts')).toContain('2');
    expect(() => read('copy', 'app/old.ts')).toThrow('ENOENT');
    expect(read('copy', 'app/content/owner.ts')).toBe(mine);
    expect(read('copy', 'app/content/words.ts')).toContain('New');
    expect(run('copy', 'git status --porcelain').toString()).toBe('');
  });
});

describe('by commit, with a change of the same line', () => {
  const fetch = remote.replace(/https:\S+/, '../product').replace(/NEW=\S+.*/, 'NEW=upstream/main');

  test('with a common history', () => {
    expect(() => run('fork-by-commit', `${fetch}\n${merge}`)).toThrow('Command failed');
    const conflicts = run('fork-by-commit', 'git diff --name-only --diff-filter=U').toString();
    expect(conflicts).toBe('app/content/owner.ts\napp/content/sample.ts\n');
    run('fork-by-commit', `NEW=upstream/main\n${keep}`);
    expect(read('fork-by-commit', 'app/page.ts')).toContain('3');
    expect(read('fork-by-commit', 'app/content/owner.ts')).toBe(mine);
    expect(read('fork-by-commit', 'app/content/words.ts')).toContain('New');
    expect(() => read('fork-by-commit', 'app/content/sample.ts')).toThrow('ENOENT');
    expect(run('fork-by-commit', 'git status --porcelain').toString()).toBe('');
  });

  test('without one', () => {
    run('copy-by-commit', `${fetch}\n${copy}`);
    expect(read('copy-by-commit', 'app/page.ts')).toContain('3');
    expect(read('copy-by-commit', 'app/content/owner.ts')).toBe(mine);
  });
});

describe("content that an owner wrote for an earlier version, with that version's types", () => {
  const inProject = (path: string) => join(projectDirectory, path);
  let old: string;

  /** The compiler's messages about this version's code with the old content. */
  function compile(settings: { include: string[] }): string {
    const typeRoots = [inProject('node_modules/@types'), inProject('node_modules')];
    const paths = {
      '#content/*': [join(old, '*')],
      '#content-types/*': [inProject('shared/schema/*')],
    };
    const config = {
      extends: inProject('tsconfig.json'),
      compilerOptions: { paths, typeRoots },
      exclude: [],
      ...settings,
    };
    write('.', { 'tsconfig.json': JSON.stringify(config) });
    const compiler = inProject('node_modules/typescript/bin/tsc');
    const options = ['--project', folder, '--noEmit', '--pretty', 'false'];
    return spawnSync(process.execPath, [compiler, ...options], {
      cwd: projectDirectory,
      encoding: 'utf8',
    }).stdout;
  }

  beforeAll(() => {
    // As after docs/update.md: the owner's files are as they were, new ones have come.
    old = join(folder, 'old');
    cpSync(inProject('test-content/default'), old, { recursive: true });
    cpSync(inProject('test-content/first-version'), old, { recursive: true });
  });

  /** All but placeholders. */
  const otherFindings = async (folder: string) =>
    (await lintContent(folder)).flatMap(({ severity, message }) =>
      severity === 'placeholder' ? [] : [message],
    );
  const newsletter = expect.stringMatching(/^home has no newsletter, .*newsletter: \{\} shows one/);

  test('keeps the rules, and says what home no longer has', async () => {
    expect(read('old', 'owner.ts')).toContain('export type Owner = {');
    expect(await otherFindings(old)).toEqual([newsletter]);
    const owner = read('old', 'owner.ts');
    for (const value of ['{}', 'null']) {
      write('old', {
        'owner.ts': owner.replace("  name: '", `  newsletter: ${value},\n  name: '`),
      });
      expect(await otherFindings(old)).toEqual([]);
    }
    write('old', { 'owner.ts': owner });
  });

  test('may use a field of this version that its own types do not declare', async () => {
    expect(read('old', 'career.ts')).not.toContain('highlights');
    const next = join(folder, 'next');
    cpSync(old, next, { recursive: true });
    write('next', {
      'career.ts': read('old', 'career.ts').replace(
        /( {4})title:/,
        "$1highlights: ['Cut the bill by half'],\n$1title:",
      ),
      'owner.ts': read('old', 'owner.ts').replace(
        "  name: 'Your Name'",
        "  availability: 'Free from March',\n  name: 'Your Name'",
      ),
    });
    expect(read('next', 'career.ts')).toContain('highlights');
    expect(read('next', 'owner.ts')).toContain('Free from March');
    expect(await otherFindings(next)).toEqual([newsletter]);
  });

  test('compiles with all code and tests of this version', () => {
    const folders = [
      'app',
      'model',
      'shared',
      'site',
      'importer',
      'e2e',
      'bench',
      'browsers',
      'test-content',
    ];
    expect(compile({ include: folders.map((name) => inProject(name)) })).toBe('');
  });
});
