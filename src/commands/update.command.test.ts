import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#builder/content-runner.ts';
import { chosenStrings } from '#builder/vite/chosen-strings.ts';
import { isError } from '#check/diagnostics.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';

/** The commands of docs/update.md, block by block. */
const blocks = [
  ...readFileSync(join(projectDirectory, 'docs/update.md'), 'utf8').matchAll(/(?:^ {4}.*\n)+/gm),
].map(([block]) => block);
const [remote = '', move = '', update = ''] = blocks;

/** The first released version, whose content was in app/content. */
const released = '3e23cf4';

const git = (cwd: string, ...options: string[]) =>
  execFileSync('git', options, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Archives and shallow clones lack the released commit. */
const hasHistory =
  spawnSync('git', ['cat-file', '-e', `${released}^{commit}`], {
    cwd: projectDirectory,
  }).status === 0;

const folder = makeTemporaryFolder('update-');

/** The contents of a folder's files, by their paths. */
const filesOf = (path: string) =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: path }).map((file) => [file, readFileSync(join(path, file), 'utf8')]),
  );

test.skipIf(!hasHistory).each(['fork', 'copy'])(
  'docs/update.md, from version 1.0: a %s keeps its content',
  async (kind) => {
    const product = join(folder, kind, 'product');
    const mine = join(folder, kind, 'mine');
    git(projectDirectory, 'init', '-q', '-b', 'other', product);
    git(product, 'fetch', '-q', projectDirectory, 'HEAD:main');
    git(projectDirectory, 'clone', '-q', projectDirectory, mine);
    git(mine, 'checkout', '-q', '-b', 'mine', released);
    if (kind === 'copy') {
      rmSync(join(mine, '.git'), { recursive: true });
      git(mine, 'init', '-q');
    }
    const content = join(mine, 'app/content');
    const edit = (file: string, before: string | RegExp, after: string) => {
      const text = readFileSync(join(content, file), 'utf8').replace(before, after);
      writeFileSync(join(content, file), text);
    };
    edit('owner.ts', "name: 'Your Name',", "name: 'Ada Lovelace',\n  lang: 'fr',");
    edit('words.ts', "projects: 'Projects'", "projects: 'Projects !'");
    // A field that the types of version 1.0 do not have.
    edit('career.ts', /( {4})title:/, "$1highlights: ['Cut the bill by half'],\n$1title:");
    edit('palette.ts', /copper: .*/, "copper: ['#123', '#cde'],");
    const fields = 'title: Mine\nexcerpt: E\ndate: 2026-01-01\ncategory: Notes';
    for (const [file, text] of [
      ['articles/mine.md', `---\n${fields}\n---\n\nText.\n`],
      ['pictures/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ] as const) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    }
    git(mine, 'config', 'user.name', 'a');
    git(mine, 'config', 'user.email', 'a@b.c');
    git(mine, 'add', '-A');
    git(mine, 'commit', '-qm', 'Mine');
    const before = filesOf(content);

    for (const commands of [remote.replace(/https:\S+/, product), move, update])
      execFileSync('sh', ['-ec', commands], { cwd: mine, stdio: 'pipe' });

    expect(filesOf(join(mine, 'content'))).toEqual(before);
    expect(git(mine, 'status', '--porcelain')).toBe('');
    const withoutContent = ['.', ':(exclude)content', ':(exclude)app/content'];
    expect(git(mine, 'diff', '--name-only', 'HEAD', 'upstream/main', '--', ...withoutContent)).toBe(
      '',
    );
    expect(git(mine, 'merge-base', 'HEAD', 'upstream/main')).toBe(
      git(product, 'rev-parse', 'main'),
    );
    // Editors find the types by the name that version 1.0 gave their folder.
    const { resolve } = createRequire(join(mine, 'content/owner.ts'));
    const imports = Object.values(before).flatMap((text) => [...text.matchAll(/from '(#.+)'/g)]);
    expect(imports.map(([, name = '']) => name)).toContain('#content-types/words.ts');
    for (const [, name = ''] of imports) expect(resolve(name)).toContain('src/schema');
    const diagnostics = await checkContent(join(mine, 'content'));
    expect(diagnostics.filter(isError)).toEqual([]);
    const messages = diagnostics.map(({ field, message }) => `${field}: ${message}`).join('\n');
    expect(messages).toContain('newsletter: is missing, and version 1.0 always showed it');
    expect(messages).not.toContain('is in English');
    // Only the changed string and those that no version uses any more are left of words.ts.
    const words = chosenStrings(readFileSync(join(mine, 'content/words.ts'), 'utf8'));
    expect([...words.matchAll(/ (\w+): ['(]/g)].map(([, name]) => name)).toEqual([
      'projects',
      'keys',
      'none',
      'contactCard',
      'printedResume',
      'text',
    ]);
  },
);
