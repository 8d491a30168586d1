import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { copyFolder } from '#test-content/copy-folder.ts';

let content: ReturnType<typeof copyFolder>;

beforeEach(() => {
  content = copyFolder('default');
});

const errors = async () => (await content.check()).filter((line) => line.includes(': error: '));

test.each<[file: string, before: string | RegExp, after: string, message: RegExp]>([
  ['career.ts', '[5, 6],', '[5, 6]', /\[7\]: must be a pair .*: is there a comma between all/],
  ['posts.ts', '[] = [', '[] = [null,', /posts\[0\]: must have a value, not null$/],
  ['posts.ts', /= \[[\s\S]*\];/, '= null;', /posts: must be a list, not null$/],
  ['topics.ts', 'const topics', 'const subjects', /topics\.ts:1: error: does not export topics$/],
  [
    'projects.ts',
    '  },\n  {',
    '  },,\n  {',
    /projects\[1\]: .*not nothing: is there an extra comma\?$/,
  ],
])('%s, %s: %s', async (file, before, after, message) => {
  content.replace(file, before, after);
  expect(await errors()).toEqual([expect.stringMatching(message)]);
});

test.each<[fields: string, message: RegExp]>([
  ['name: 3', /owner: name: must be a text, not a number/],
  ['name: Ada', /Ada is not defined/],
  ["name: 'Ada',\n  name: 'Ada'", /has the field name twice/],
  ['name: ‘Mara’', /has typographic quotes: put the text between straight ones, '…'/],
  ['name: Mara of Tidewatch', /a text needs quotes: name: 'Mara of Tidewatch'/],
  ["name: 'Ada'\n  isShown: true", /Expected `,` or `}` but found `Identifier`/],
  ['name: https://ada.dev', /a text needs quotes: name: 'https:\/\/ada\.dev'/],
  ["name: 'A', portrait: ['a.jpg']", /portrait: must be a group of fields in braces, not a list/],
  [
    "name: 'Ada', portrait: { file: 'a.jpg', alt: '' }",
    /owner: portrait\.file: is not in content\/pictures: 'a\.jpg'/,
  ],
])('owner.ts, %s', async (fields, message) => {
  content.replace('owner.ts', "name: 'Your Name'", fields);
  const line = new RegExp(`^owner\\.ts:\\d+: error: .*${message.source}$`);
  expect(await errors()).toEqual([expect.stringMatching(line)]);
});

test('roles are connected by their ids, whatever their order', async () => {
  content.replace('career.ts', "title: 'Founder',", "id: 'cto',\n    title: 'Founder',");
  content.replace('career.ts', '[5, 7]', "[5, 'cto']");
  expect(await errors()).toEqual([]);
});

test.each<[fonts: string, ...found: string[]]>([
  [
    "text: 'Golos Text'",
    "suggestion: look: fonts.text: 'Golos Text' has no italics: browsers slant",
  ],
  [
    "headings: 'Comissioner', code: 'Fraunces'",
    "error: look: fonts.headings: 'Comissioner' is not installed: did you mean 'Commissioner'?",
    "error: look: fonts.code: 'Fraunces' is not installed: npm install --prefix content/fonts @fontsource-variable/fraunces",
  ],
  ["text: 'IBM Plex Mono'", "error: look: fonts.text: 'IBM Plex Mono' is not variable"],
  [
    "headings: 'Noto Sans'",
    "suggestion: look: fonts.headings: 'Noto Sans' is not variable: your name takes 1136 bytes",
  ],
  [
    "code: 'Heebo'",
    'suggestion: look: fonts.code: a system font shows \u0416: name a second family',
  ],
])('look.ts, fonts: %s', async (fonts, ...found) => {
  content.write('look.ts', `export const look = { fonts: { ${fonts} } };`);
  content.write('articles/a.md', '---\ntitle: A\nexcerpt: A\ndate: 2024-01-01\n---\n*Ж, 山*\n');
  const lines = (await content.check()).filter((line) => line.startsWith('look.ts'));
  expect(lines).toEqual(found.map((line) => expect.stringContaining(`look.ts:1: ${line}`)));
});

test('a file that is missing or not UTF-8 is reported once', async () => {
  content.write('articles/latin.md', Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'));
  content.replace('projects.ts', 'A tool', 'Fühler');
  content.write('projects.ts', Buffer.from(content.read('projects.ts'), 'latin1'));
  content.write('topics.ts', Buffer.from('\ufeffexport const topics = [];', 'utf16le'));
  rmSync(content.path('posts.ts'));
  expect((await errors()).sort()).toEqual([
    'articles/latin.md:2: error: is not UTF-8: save it as UTF-8',
    expect.stringMatching(/^posts\.ts:1: error: is missing/),
    expect.stringMatching(/^projects\.ts:[^1]\d*: error: is not UTF-8: save it as UTF-8$/),
    'topics.ts:1: error: is not UTF-8: save it as UTF-8',
  ]);
});

test('files and folders that nothing reads, and those that should be the other, are named', async () => {
  for (const name of ['blog', 'drafts.ts', 'articles/note.md', 'pictures', 'public', 'elsewhere'])
    mkdirSync(content.path(name), { recursive: true });
  for (const name of ['about.md', 'me.png', 'palette.ts', 'blog/hello.md', 'case-studies'])
    content.write(name, 'x');
  for (const name of ['pictures/README.md', 'pictures/._me.jpg', 'pictures/Thumbs.db'])
    content.write(name, 'x');
  for (const name of ['articles/c#-tips.md', 'articles/hello.txt', 'articles/desktop.ini'])
    content.write(name, 'x');
  for (const name of ['old.ts', 'articles/a.md', 'articles/b.png', 'public/CNAME'])
    symlinkSync('/no/such/file', content.path(name));
  symlinkSync('loop', content.path('loop'));
  symlinkSync('elsewhere', content.path('pages'));
  rmSync(content.path('words.ts'));
  mkdirSync(content.path('words.ts'));
  const missing = 'is a link to a missing file: put the file itself here';
  const noFolder =
    "is not read: folders of the content are articles, case-studies, fonts, pages, pictures, public, sections, and languages with an owner.ts in the original's";
  expect((await content.check()).sort()).toEqual([
    expect.stringMatching(/^about\.md:1: suggestion: is not read: files .* are owner\.ts, .*pdf$/),
    `articles/a.md:1: error: ${missing}`,
    `articles/b.png:1: error: ${missing}`,
    "articles/c#-tips.md:1: error: must be a name without %, # and ?: rename 'c#-tips.md'",
    'articles/hello.txt:1: suggestion: is not read: texts end in .md, and other files are in public/',
    'articles/note.md:1: error: is a folder: only files of articles itself are read. Move its text to articles/NAME.md and its pictures beside it, or have npm run import do it',
    `blog:1: suggestion: ${noFolder}`,
    'case-studies:1: error: must be a folder: rename it',
    `drafts.ts:1: suggestion: ${noFolder}`,
    `elsewhere:1: suggestion: ${noFolder}`,
    `loop:1: error: ${missing}`,
    expect.stringMatching(/^me\.png:1: suggestion: is not read: files of the content/),
    `old.ts:1: error: ${missing}`,
    'palette.ts:1: suggestion: is now look.ts, and is read in this version alone: move its colours to look = { colours: { … } }',
    `public/CNAME:1: error: ${missing}`,
    'words.ts:1: error: must be a file: rename it',
  ]);
});

test('file names are compared as people see them', async () => {
  const picture = readFileSync(join(projectDirectory, 'test-content/full/pictures/small.png'));
  content.write(`pictures/${'grün.png'.normalize('NFD')}`, picture);
  const portrait = (file: string) => `portrait: { file: '${file}', alt: '' },`;
  content.replace('owner.ts', 'name:', `${portrait('grün.png'.normalize('NFC'))}\n  name:`);
  expect(await errors()).toEqual([]);
});

test('with any token missing or doubled, content is valid or has formatted diagnostics', async () => {
  const files = [...new Set(Object.values(contentFiles))].filter((file) =>
    existsSync(content.path(file)),
  );
  const tokens = files.flatMap((file) => {
    const source = content.read(file);
    const data = source.indexOf('export const');
    const found = [...source.slice(data).matchAll(/'[^'\n]*'|[\w-]+|[^\s\w]/g)];
    return found.map(({ index, 0: token }) => ({ file, source, at: data + index, token }));
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tokens),
      fc.boolean(),
      async ({ file, source, at, token }, isDoubled) => {
        const changed = isDoubled ? token + token : '';
        content.write(file, source.slice(0, at) + changed + source.slice(at + token.length));
        const found = await errors();
        content.write(file, source);
        for (const error of found) expect(error).toMatch(/\w+\.ts:\d+: error: ./);
      },
    ),
    { numRuns: 40 },
  );
});
