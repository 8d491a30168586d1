/** The development server shows what a build shows, after every change and without a restart. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { copyFolder } from '#test-content/copy-folder.ts';
import { mp4 } from '#test-content/files.ts';
import { freePort } from '../../../e2e/free-ports.ts';
import { withRunners } from '../content-runner.ts';
import { entryModules } from '../entry-modules.ts';

const content = copyFolder('default');
const port = await freePort();
const url = `http://localhost:${port}`;
const server: ChildProcess = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'],
  {
    cwd: projectDirectory,
    env: { ...process.env, CONTENT_DIRECTORY: content.folder, NODE_ENV: 'development' },
    stdio: 'ignore',
  },
);
afterAll(() => void server.kill());

/** What a page says: its elements, texts and names, without what only development has. */
function outlineOf(html: string): string[] {
  const outline: string[] = [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'text' && node.value.trim()) outline.push(node.value.trim());
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (/^(head|script|style|svg|picture|img|video)$/.test(tagName)) return 'skip';
    const { lang, href, ariaLabel, id } = properties;
    outline.push([`<${tagName}>`, lang, href, ariaLabel, id].filter(Boolean).join(' '));
  });
  return outline;
}

/** The pages of a build with the content as it is now. */
async function builtPages(): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  await withRunners(async (languages) => {
    const compose = (language: (typeof languages)[number]) =>
      language.run<typeof import('../compose-site.ts')>(entryModules.compose);
    const all = languages.length > 1 ? await Promise.all(languages.map(compose)) : [];
    const links = all.map(({ describeLanguage }) => describeLanguage());
    for (const language of languages) {
      const { composeSite } = await compose(language);
      const bundle = () => ({ scripts: { client: [], tooltips: '' }, styles: [] });
      const { files } = await composeSite(language.base, bundle, links);
      for (const [file, render] of files)
        if (/(^|\/)index\.html$/.test(file) && !file.startsWith('..'))
          pages.set(
            `${language.base}${file.replace(/\/?index\.html$/, '')}`,
            outlineOf(`${await render()}`),
          );
    }
  }, content.folder);
  return pages;
}

/** While a server restarts, it refuses requests. */
const get = (path: string) =>
  fetch(url + path).then(
    (response) => response.text(),
    () => '',
  );

const article = (fields: string, body = 'I write.') =>
  `---\ntitle: A note\n${fields}---\n\n${body}\n`;
const dated = 'excerpt: x\ndate: 2026-01-02\n';
const plan = readFileSync(join(projectDirectory, 'test-content/full/articles/plan.png'));

const add = (file: string, body: string | Buffer) => {
  content.write(file, body);
  return () => unlinkSync(content.path(file));
};
const edit = (file: string, before: string, after: string) => {
  content.replace(file, before, after);
  return () => content.replace(file, after, before);
};

/** Steps, each of which returns how it is taken back. */
const steps: [what: string, step: () => (() => void)[]][] = [
  ['the first section', () => [add('sections/now.md', '---\ntitle: Now\n---\nI write.\n')]],
  [
    'the first pages, one of them in the bar',
    () => [
      add('pages/uses.md', '---\ntitle: Uses\n---\nA pen.\n'),
      add('pages/talks.md', '---\ntitle: Talks\n"nav": True\n---\nOne.\n'),
    ],
  ],
  [
    'the first article, case study, picture, video and file',
    () => [
      add('articles/note.md', article(`${dated}aliases: [/résumé/é]\n`)),
      add('case-studies/pause.md', '---\nproject: Pause It\nsummary: x\n---\nHow.\n'),
      add('articles/plan.png', plan),
      add('articles/turn.mp4', mp4()),
      edit('articles/note.md', 'I write.', '![A plan](plan.png)\n\n![It turns](turn.mp4)'),
      add('public/key.txt', 'Key'),
    ],
  ],
  ['a language', () => [edit('owner.ts', "name: 'Your", "lang: 'de',\n  name: 'Your")]],
  ['a language without strings', () => [edit('owner.ts', "lang: 'de'", "lang: 'fi'")]],
  [
    'a translation',
    () => {
      const owner = "import { owner as original } from '../owner.ts';\n";
      content.write('es/owner.ts', `${owner}export const owner = { ...original, lang: 'es' };\n`);
      return [() => rmSync(content.path('es'), { recursive: true })];
    },
  ],
];

async function expectEqualPages(what: string) {
  for (const [path, outline] of await builtPages())
    await expect
      .poll(async () => outlineOf(await get(path)), {
        message: `${what}: ${path}`,
        timeout: 240_000,
        interval: 100,
      })
      .toEqual(outline);
}

test('every page is that of the build after each change, and after all are taken back', async () => {
  await expect.poll(() => get('/'), { timeout: 240_000, interval: 100 }).toContain('</html>');
  const back: (() => void)[] = [];
  for (const [what, step] of steps) {
    back.push(...step());
    await expectEqualPages(what);
  }
  expect(await get('/key.txt')).toBe('Key');
  expect(await get('/r%C3%A9sum%C3%A9/%C3%A9')).toContain('url=/blog/note');
  for (const takeBack of back.reverse()) takeBack();
  await expectEqualPages('all taken back');
}, 900_000);
