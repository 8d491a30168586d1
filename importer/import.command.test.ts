import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { runCommand } from '../test-content/run-command.ts';
import { readResume } from './json-resume.ts';
import { proposeCareer } from './propose-career.ts';

const folder = makeTemporaryFolder('import-test-');

const file = (name: string, body: string) => {
  writeFileSync(join(folder, name), body);
  return join(folder, name);
};

const positions = [
  { name: 'Hafen AG', position: 'Engineer, Data', startDate: 'Mar 2013', endDate: 'May 2015' },
  { name: 'Wärmenetz GmbH', position: 'Founder', startDate: 'Sep 2025' },
  { name: 'Windkraft', position: 'Head of Data', startDate: '2016', endDate: '2021' },
];

test('a career is by date: oldest first, each role a step above the ones it came from', () => {
  expect(proposeCareer(readResume({ work: positions }).roles).items).toMatchObject([
    { title: 'Engineer, Data', level: 0, icon: 'database', start: '2013-03', end: '2015-05' },
    { title: 'Head of Data', level: 1, icon: 'database', start: '2016', end: '2021' },
    { title: 'Founder', level: 2, icon: 'lightbulb', color: 'copper', start: '2025-09' },
  ]);
});

describe('npm run import', () => {
  const site = join(folder, 'site');
  const run = (...options: string[]) =>
    runCommand(['import.ts', ...options], { CONTENT_DIRECTORY: site });
  const everything = () =>
    readdirSync(site, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(site, name), 'utf8')]);

  beforeAll(() => {
    cpSync(join(projectDirectory, 'test-content/default'), site, { recursive: true });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'content');
  });

  test('refuses to overwrite uncommitted files, and writes valid content', () => {
    const source = file('positions.json', JSON.stringify({ work: positions }));
    writeFileSync(join(site, 'topics.ts'), "export const topics: string[] = ['Mine'];\n");
    const refused = run(source);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /^.*topics\.ts has uncommitted changes\. Commit them, or pass --force to overwrite\.\n$/,
    );
    expect(readFileSync(join(site, 'career.ts'), 'utf8')).toContain('A mining and energy company');

    const forced = run('--force', source);
    expect(forced.stderr).toBe('');
    expect(forced.stdout).toMatch(
      /Written: .*owner\.ts[\s\S]*placeholder: owner: name: is still 'Your Name'/,
    );
    expect(readFileSync(join(site, 'career.ts'), 'utf8')).toMatch(
      /^import type \{ CareerConnection, CareerItem \} from '#schema\/career\.ts';[\s\S]* {4}\.\.\.work,\n {4}title: 'Engineer, Data',\n {4}company: 'Hafen AG',\n/,
    );
  });

  test("prints Git's own words if it refuses a folder of another user", () => {
    const source = file('mine.json', JSON.stringify({ work: positions }));
    const { stderr } = runCommand(['import.ts', source], {
      CONTENT_DIRECTORY: site,
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    });
    expect(stderr).toMatch(/^Git cannot tell what has changed: fatal: .*safe\.directory/);
  });

  test('previews without control characters, and names the language', () => {
    const before = everything();
    const summary = 'Είμαι δασκάλα μαθηματικών με δεκαετή πείρα στο σχολείο.';
    const source = JSON.stringify({
      basics: { name: 'A\u0000B\u001b[31m \ud800', label: 'x\u2028y', summary },
      work: [{ name: 'C\u0007', position: '\u001b]0;z' }],
    });
    const { stdout, stderr } = run('--dry-run', file('teacher.json', source));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000e-\u001f]|\\u00|[\ud800-\udfff]/);
    expect(stdout).toMatch(/--- .*owner\.ts\n[\s\S]*tagline: 'x y'/);
    expect(everything()).toEqual(before);
    expect(stdout).toMatch(/^Language: Greek \(el\); --lang sets another\n/);
    expect(stdout).toContain('The site has no strings in Greek: it uses the English ones.');
    expect(stdout).toContain("lang: 'el'");
    expect(stdout).toContain('The URL of this site is a placeholder: --site sets it.');
    expect(stdout).toMatch(/content: 0 errors/);
  });

  test('a stopped import leaves nothing in the temporary folder', async () => {
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    const before = everything();
    const source = file('stopped.json', JSON.stringify({ work: positions }));
    const child = spawn(process.execPath, ['src/commands/import.ts', '--force', source], {
      cwd: projectDirectory,
      stdio: 'ignore',
      env: { ...process.env, CONTENT_DIRECTORY: site, TMPDIR: temporary },
    });
    const copies = () => readdirSync(temporary).filter((name) => name.startsWith('import-'));
    while (child.exitCode === null && copies().length === 0) await setTimeout(5);
    expect(copies()).toHaveLength(1);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(copies()).toEqual([]);
    expect(everything()).toEqual(before);
  });

  test('without a file, or with two, ends in one line', () => {
    expect(run().stderr).toMatch(/^there is no file to import: .*\n$/);
    expect(run('a.json', 'b.json').stderr).toMatch(/^one file is imported at a time: .*\n$/);
  });
});
