import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { readFiles, writeFiles } from '#test-content/files.ts';
import manifest from '../../package.json' with { type: 'json' };

/** The commands of docs/update.md: the first block names the repository, the second updates. */
const [remote = '', update = ''] = [
  ...readFileSync(join(projectDirectory, 'docs/update.md'), 'utf8').matchAll(/(?:^ {4}.*\n)+/gm),
].map(([block]) => block);

const git = (cwd: string, ...options: string[]) =>
  execFileSync('git', options, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Writes files, deletes those without text, and commits. */
function commit(folder: string, files: Record<string, string | null>) {
  for (const [name, text] of Object.entries(files))
    if (text === null) rmSync(join(folder, name));
    else writeFiles(folder, { [name]: text });
  git(folder, 'config', 'user.name', 'a');
  git(folder, 'config', 'user.email', 'a@b.c');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Change files');
}

test.each(['fork', 'copy'])('docs/update.md: a %s keeps its content', (kind) => {
  const folder = makeTemporaryFolder('update-');
  const [product, mine] = [join(folder, 'product'), join(folder, 'mine')];
  git(folder, 'init', '-q', '-b', 'main', product);
  const placeholders = { 'content/owner.ts': 'Your Name', 'content/words.ts': '' };
  commit(product, { ...placeholders, 'src/app.ts': '1', 'src/old.ts': '1', 'package.json': '1' });
  git(folder, 'clone', '-q', product, mine);
  if (kind === 'copy') {
    rmSync(join(mine, '.git'), { recursive: true });
    git(mine, 'init', '-q');
  }
  commit(mine, {
    'content/owner.ts': 'Ada',
    'content/words.ts': null,
    'content/pictures/me.svg': 'Me',
    '.gitmodules': '[submodule "content"]',
  });
  const before = readFiles(join(mine, 'content'));
  const run = (commands: string) =>
    execFileSync('sh', ['-ec', commands], { cwd: mine, stdio: 'pipe' });

  run(remote.replace(/https:\S+/, product));
  for (const version of ['2', '3']) {
    const old = { 'src/old.ts': version === '2' ? null : version };
    commit(product, { 'content/owner.ts': version, 'src/app.ts': version, ...old });
    run(update);

    expect(readFiles(join(mine, 'content'))).toEqual(before);
    expect(existsSync(join(mine, '.gitmodules')), 'content may be a submodule').toBe(true);
    expect(git(mine, 'status', '--porcelain')).toBe('');
    const others = ['.', ':(exclude)content', ':(exclude).gitmodules'];
    expect(git(mine, 'diff', '--name-only', 'HEAD', 'upstream/main', '--', ...others)).toBe('');
    const head = git(product, 'rev-parse', 'main');
    expect(git(mine, 'merge-base', 'HEAD', 'upstream/main')).toBe(head);
  }
});

test("npm ci installs the owner's fonts, which an update keeps", () => {
  const folder = makeTemporaryFolder('fonts-');
  writeFiles(folder, {
    'package.json': JSON.stringify({ scripts: { postinstall: manifest.scripts.postinstall } }),
    'content/fonts/fraunces/package.json': '{ "name": "fraunces", "version": "1.0.0" }',
  });
  const npm = (...options: string[]) =>
    execFileSync('npm', options, { cwd: folder, stdio: 'pipe', shell: true });
  npm('install', '--prefix', 'content/fonts', './content/fonts/fraunces');
  const modules = join(folder, 'content/fonts/node_modules');
  rmSync(modules, { recursive: true });
  npm('install');
  expect(existsSync(join(modules, 'fraunces/package.json'))).toBe(true);
});
