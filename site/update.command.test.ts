import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintContent } from './check/check.ts';
import { projectDirectory } from './paths.ts';

/** The commands of docs/update.md, as an owner types them, without those that need the network. */
const blocks = readFileSync(join(projectDirectory, 'docs/update.md'), 'utf8')
  .split(/\n(?! {4})/)
  .map((part) => part.match(/(?:^|\n) {4}[\s\S]*/)?.[0].trim())
  .filter((part) => part !== undefined);
const [remote = '', move = '', merge = '', keep = '', copy = ''] = blocks;

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
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
};
const commit = (repository: string, message: string) =>
  run(repository, `git add -A && git commit -qm '${message}'`);
const read = (repository: string, file: string) =>
  readFileSync(join(folder, repository, file), 'utf8');

/** Git follows a moved file whose lines are mostly the same. */
const lines = Array.from({ length: 20 }, (_, i) => `// Line ${i} of the file.\n`).join('');

const first = {
  'app/page.ts': 'export const version = 1;\n',
  'app/old.ts': 'export {};\n',
  'app/content/sample.ts': `${lines}export const sample = 1;\n`,
  'app/content/owner.ts': `export type Owner = { name: string };\n\n${lines}\nexport const owner: Owner = { name: 'Your Name' };\n`,
};
const mine = {
  'app/content/owner.ts': first['app/content/owner.ts'].replace('Your Name', 'Ada'),
  'app/content/articles/mine.md': '# Mine\n',
};

describe('docs/update.md: an update loses no edit', () => {
  beforeAll(() => {
    write('product', first);
    run('product', 'git init -q -b main');
    commit('product', 'One');
    run('.', 'git clone -q product fork');
    write('copy', { ...first, ...mine });
    run('copy', 'git init -q -b main');
    commit('copy', 'Mine');
    write('fork', mine);
    commit('fork', 'Mine');
    run('product', 'git mv app/content content');
    write('product', {
      'app/page.ts': 'export const version = 2;\n',
      'content/owner.ts': first['app/content/owner.ts'].replace(
        'name: string }',
        'name: string; lang?: string }',
      ),
      'content/words.ts': "export const words = 'New';\n",
    });
    run('product', 'git rm -q app/old.ts');
    commit('product', 'Two');
    run('product', 'git tag v1.1.0');
    // Later: the same line as the owner's.
    write('product', {
      'app/page.ts': 'export const version = 3;\n',
      'content/owner.ts': first['app/content/owner.ts'].replace('Your Name', 'Your name'),
      'content/sample.ts': `${lines}export const sample = 2;\n`,
    });
    commit('product', 'Three');
    run('fork', 'git rm -q app/content/sample.ts');
    commit('fork', 'Without the sample');
    for (const name of ['fork', 'copy']) run('.', `cp -r ${name} ${name}-by-commit`);
  });

  const fetch = remote.replace(/https:\S+/, '../product');

  test('with a common history', () => {
    // Git asks about the deleted file, since the new version has moved it.
    expect(() => run('fork', `${fetch}\n${move}\n${merge}`)).toThrow('Command failed');
    run('fork', `NEW=upstream/v1.1.0\n${keep}`);
    expect(read('fork', 'app/page.ts')).toContain('2');
    expect(read('fork', 'content/owner.ts')).toBe(
      mine['app/content/owner.ts'].replace('name: string }', 'name: string; lang?: string }'),
    );
    expect(read('fork', 'content/words.ts')).toContain('New');
  });

  test('without one', () => {
    run('copy', `${fetch}\n${move}\n${copy}`);
    expect(read('copy', 'app/page.ts')).toContain('2');
    expect(() => read('copy', 'app/old.ts')).toThrow('ENOENT');
    expect(read('copy', 'content/owner.ts')).toBe(mine['app/content/owner.ts']);
    expect(read('copy', 'content/articles/mine.md')).toBe('# Mine\n');
    expect(read('copy', 'content/words.ts')).toContain('New');
    expect(run('copy', 'git status --porcelain').toString()).toBe('');
  });
});

describe('by commit, with a change of the same line', () => {
  const fetch = remote.replace(/https:\S+/, '../product').replace(/NEW=\S+.*/, 'NEW=upstream/main');

  test('with a common history', () => {
    expect(() => run('fork-by-commit', `${fetch}\n${move}\n${merge}`)).toThrow('Command failed');
    const conflicts = run('fork-by-commit', 'git diff --name-only --diff-filter=U').toString();
    expect(conflicts).toBe('content/owner.ts\ncontent/sample.ts\n');
    run('fork-by-commit', `NEW=upstream/main\n${keep}`);
    expect(read('fork-by-commit', 'app/page.ts')).toContain('3');
    expect(read('fork-by-commit', 'content/owner.ts')).toBe(mine['app/content/owner.ts']);
    expect(read('fork-by-commit', 'content/articles/mine.md')).toBe('# Mine\n');
    expect(read('fork-by-commit', 'content/words.ts')).toContain('New');
    expect(() => read('fork-by-commit', 'content/sample.ts')).toThrow('ENOENT');
    expect(run('fork-by-commit', 'git status --porcelain').toString()).toBe('');
  });

  test('without one', () => {
    run('copy-by-commit', `${fetch}\n${move}\n${copy}`);
    expect(read('copy-by-commit', 'app/page.ts')).toContain('3');
    expect(read('copy-by-commit', 'content/owner.ts')).toBe(mine['app/content/owner.ts']);
    expect(read('copy-by-commit', 'content/articles/mine.md')).toBe('# Mine\n');
  });
});

describe("content that an owner wrote for an earlier version, with that version's types", () => {
  const inProject = (path: string) => join(projectDirectory, path);
  let old: string;

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
});
