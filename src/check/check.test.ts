import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#builder/content-runner.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { formatDiagnosticIn } from './diagnostics.ts';

const owned = join(projectDirectory, 'test-content/default');
const files = [...new Set(Object.values(contentFiles))].filter((file) =>
  existsSync(join(owned, file)),
);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The formatted diagnostics of the content after one change. */
async function messagesOf(file: string, before: string | RegExp, after: string): Promise<string[]> {
  for (const name of files) {
    const source = readFileSync(join(owned, name), 'utf8');
    const changed = name === file ? source.replace(before, after) : source;
    if (name === file) expect(changed).not.toBe(source);
    writeFileSync(join(folder, name), changed);
  }
  return errors();
}

/** The errors in the folder of content. */
async function errors(): Promise<string[]> {
  const diagnostics = await checkContent(folder);
  return diagnostics.filter(({ severity }) => severity === 'error').map(formatDiagnosticIn(folder));
}

describe('wrong shapes and typing errors are reported with file, line, item, field and reason', () => {
  test.each<[file: string, before: string | RegExp, after: string, message: RegExp]>([
    [
      'career.ts',
      "icon: 'flame'",
      "icon: 'rocket'",
      /career\.ts:\d+: error: careerItems\[7\] \(Founder\): icon: must be one of .*, not 'rocket'$/,
    ],
    [
      'owner.ts',
      "name: 'Your Name'",
      "# Me\n  name: 'Your Name'",
      /owner\.ts:5: error: a comment begins with \/\/, not with #: \/\/ Me$/,
    ],
    ['career.ts', 'level: 3', "level: 'three'", /\[5\] .*: level: must be a number, not a text$/],
    ['career.ts', '[5, 6]', '[5]', /careerConnections\[7\]: .*/],
    [
      'career.ts',
      '[0, 1],',
      '[0, 1],,',
      /careerConnections\[1\]: is empty: delete the extra comma/,
    ],
    [
      'career.ts',
      '[5, 6],',
      '[5, 6]',
      /career\.ts:\d+: .*\[7\]: must be a pair of positions or ids: is there a comma/,
    ],
    [
      'career.ts',
      '[5, 7]',
      "[5, 'founder']",
      /careerConnections\[8\] \(5-founder\): there is no career item founder$/,
    ],
    [
      'owner.ts',
      "{ kind: 'code', url",
      "{ kind: 'forge', url",
      /owner\.ts:\d+: error: owner: profiles\.0\.kind: must be one of code,.*, not 'forge'$/,
    ],
    [
      'palette.ts',
      /ink: \['[^']*', /,
      'ink: [, ',
      /palette: ink: must be two colours: for the light and the dark theme$/,
    ],
    [
      'words.ts',
      'articleWords: ArticleWords = {}',
      'articleWords: ArticleWords = { newerPage: 3 }',
      /articleWords: newerPage: must be a text, not a number$/,
    ],
    [
      'posts.ts',
      / {4}excerpt:\s+'Three.*',\n/,
      '',
      /posts\.ts:\d+: error: posts\[0\] \(The retry that took down billing\): has no excerpt$/,
    ],
    [
      'posts.ts',
      "    category: 'Technology'",
      "    author: 'x',\n    category: 'Technology'",
      /posts\[1\] .*: has an unknown field: author \(there are title, excerpt, date, readTime, category, link\)$/,
    ],
    [
      'posts.ts',
      "date: '2026-09-14'",
      'date: new Date(2026, 8, 14)',
      /date: must be a text, not new Date\(\): write the date in quotes$/,
    ],
    ['posts.ts', '[] = [', '[] = [null,', /posts\[0\]: must have a value, not null$/],
    ['posts.ts', /= \[[\s\S]*\];/, '= null;', /posts: must be a list, not null$/],
    ['topics.ts', 'const topics', 'const subjects', /topics\.ts:1: error: does not export topics$/],
    ['topics.ts', /[\s\S]*/, '', /topics\.ts:1: error: does not export topics$/],
    [
      'topics.ts',
      "'Entrepreneurship'",
      "'Today's topic'",
      /topics\.ts:4: error: the apostrophe in Today's ends the text: put the text in double quotes$/,
    ],
    [
      'topics.ts',
      "'Entrepreneurship',",
      "'Entrepreneurship'",
      /topics\.ts:5: error: Expected `,` or `]` but found `string`: is there a comma before it\?$/,
    ],
    [
      'topics.ts',
      /\];\s*$/,
      '',
      /topics\.ts:9: error: Expected `\]` but found `EOF`: is every bracket before it closed\?$/,
    ],
    [
      'projects.ts',
      "    drawing: 'answer',\n  },",
      "    drawing: 'answer',\n",
      /projects\.ts:21: error: Unexpected token: is every bracket before it closed\?$/,
    ],
    [
      'projects.ts',
      '  },\n  {',
      '  },,\n  {',
      /projects\.ts:\d+: error: projects\[1\]: is empty: delete the extra comma$/,
    ],
    [
      'projects.ts',
      'description:',
      'desription:',
      /projects\[0\] \(LLM Usage\): has an unknown field: desription \(did you mean description\?\)$/,
    ],
    [
      'projects.ts',
      "title: 'LLM Usage',",
      `title: 'LLM Usage',\n    links: [${"{ label: 'a', url: 'https://a.test' },".repeat(5)}],`,
      /projects\[0\] \(LLM Usage\): links: must have at most four$/,
    ],
  ])('%s, %s: %s', async (file, before, after, message) => {
    expect(await messagesOf(file, before, after)).toEqual([expect.stringMatching(message)]);
  });

  test.each<[fields: string, message: RegExp]>([
    ['name: 3', /owner: name: must be a text, not a number/],
    ['name: Ada', /Ada is not defined/],
    ["name: 'Ada',\n  name: 'Ada'", /has the field name twice/],
    ['name: ‘Mara’', /has typographic quotes: .*straight ones: name: 'Mara'/],
    ['name: Mara of Tidewatch', /a text needs quotes: name: 'Mara of Tidewatch'/],
    ["name: 'Ada',\n  phone: +46 70 123", /a text needs quotes: phone: '\+46 70 123'/],
    ["name: 'Ada", /a text has no closing quote on its line/],
    [
      "name: 'Ada', portrait: ['a.jpg', 'b.jpg']",
      /owner: portrait: must be a group of fields in braces, not a list/,
    ],
    [
      "name: 'Ada', portrait: { file: 'a.jpg', alt: '' }",
      /owner: portrait\.file: is not in content\/pictures: 'a\.jpg'/,
    ],
  ])('owner.ts, %s', async (fields, message) => {
    const line = new RegExp(`owner\\.ts:\\d+: error: ${message.source}$`);
    const found = await messagesOf('owner.ts', "name: 'Your Name'", fields);
    expect(found).toEqual([expect.stringMatching(line)]);
  });

  test('roles are connected by their ids, whatever their order', async () => {
    expect(
      await messagesOf(
        'career.ts',
        /title: 'Founder',([\s\S]*)\[5, 7\]/,
        "id: 'cto',\n    title: 'Founder',$1[5, 'cto']",
      ),
    ).toEqual([]);
  });

  test('a file that is not UTF-8 is reported once, and first', async () => {
    await messagesOf('owner.ts', "name: 'Your Name'", "name: 'Ada'");
    mkdirSync(join(folder, 'articles'));
    writeFileSync(join(folder, 'articles/latin.md'), '---\ntitle: Caf\xe9\n---\n', 'latin1');
    const projects = readFileSync(join(folder, 'projects.ts'), 'utf8').replace('A tool', 'Fühler');
    writeFileSync(join(folder, 'projects.ts'), projects, 'latin1');
    writeFileSync(join(folder, 'topics.ts'), '\ufeffexport const topics = [];', 'utf16le');
    const found = (await errors()).map((line) => line.split('/').at(-1));
    expect(found.sort()).toEqual([
      'latin.md:2: error: is not UTF-8: save it as UTF-8',
      expect.stringMatching(/^projects\.ts:\d+: error: is not UTF-8: save it as UTF-8$/),
      'topics.ts:1: error: is not UTF-8: save it as UTF-8',
    ]);
  });

  test('files and folders that nothing reads are named', async () => {
    await messagesOf('owner.ts', "name: 'Your Name'", "name: 'Ada'");
    for (const name of ['blog', 'articles', 'images', 'pictures', 'public'])
      mkdirSync(join(folder, name));
    for (const file of [
      'about.md',
      'me.png',
      'blog/hello.md',
      'articles/hello.txt',
      'articles/c#-tips.md',
      'pictures/README.md',
      'pictures/._me.jpg',
      'pictures/Thumbs.db',
      'articles/desktop.ini',
      'redirects.txt',
    ])
      writeFileSync(join(folder, file), 'text');
    const found = (await checkContent(folder))
      .filter(({ message }) => /read|not a folder|must be a name/.test(message))
      .map(({ file, severity, message }) => `${file}: ${severity}: ${message}`);
    expect(found.sort()).toEqual([
      'about.md: suggestion: is not read here: an article belongs in articles/, a custom page in pages/',
      "articles/c#-tips.md: error: must be a name without %, # and ?: rename 'c#-tips.md'",
      'articles/hello.txt: suggestion: is not read: texts in articles/ end in .md',
      'blog: suggestion: is not a folder of the content: articles, case-studies, pages, pictures, public',
      'images: suggestion: is not a folder of the content: articles, case-studies, pages, pictures, public',
      'me.png: suggestion: is not read here: move pictures of articles into articles/, those of projects and of you into pictures/',
      'redirects.txt: suggestion: is no longer read: name earlier URLs in the aliases of the article or page that they became, and set up others with your hosting provider (docs/content.md)',
    ]);
  });

  test('links to missing files, and files and folders that should be the other, are reported', async () => {
    await messagesOf('owner.ts', "name: 'Your Name'", "name: 'Ada'");
    for (const name of ['articles', 'case-studies', 'public', 'drafts.ts', 'articles/note.md'])
      mkdirSync(join(folder, name));
    rmSync(join(folder, 'words.ts'));
    mkdirSync(join(folder, 'words.ts'));
    writeFileSync(join(folder, 'pictures'), 'x');
    for (const name of ['old.ts', 'articles/a.md', 'case-studies/b.png', 'public/CNAME'])
      symlinkSync('/no/such/file', join(folder, name));
    symlinkSync('loop', join(folder, 'loop'));
    const found = (await checkContent(folder)).map(formatDiagnosticIn(folder));
    const missing = 'is a link to a missing file: put the file itself here';
    expect(
      found.map((line) => line.slice(line.indexOf(folder.slice(5)) + folder.length - 4)).sort(),
    ).toEqual([
      `articles/a.md:1: error: ${missing}`,
      'articles/note.md:1: error: is a folder: only files of articles itself are read. Move its text to articles/NAME.md and its pictures beside it, or have npm run import do it',
      `case-studies/b.png:1: error: ${missing}`,
      'drafts.ts:1: suggestion: is not a folder of the content: articles, case-studies, pages, pictures, public',
      `loop:1: error: ${missing}`,
      `old.ts:1: error: ${missing}`,
      'pictures:1: error: is a file and must be a folder: rename it',
      `public/CNAME:1: error: ${missing}`,
      'words.ts:1: error: is a folder and must be a file: rename it',
    ]);
  });

  test('a linked folder is read', async () => {
    await messagesOf('owner.ts', "name: 'Your Name'", "name: 'Ada'");
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('elsewhere', join(folder, 'articles'));
    const found = (await checkContent(folder)).map(({ file }) => file);
    expect(found).not.toContain('articles');
  });

  test('file names are compared as people see them', async () => {
    const picture = readFileSync(join(projectDirectory, 'test-content/full/pictures/small.png'));
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, 'pictures', 'grün.png'.normalize('NFD')), picture);
    writeFileSync(join(folder, 'pictures', 'Shot 10.12\u202fAM.png'), picture);
    const portrait = (file: string) =>
      messagesOf(
        'owner.ts',
        "name: 'Your Name',",
        `name: 'Ada',\n  portrait: { file: '${file}', alt: '' },`,
      );
    expect(await portrait('grün.png'.normalize('NFC'))).toEqual([]);
    expect((await portrait('Shot 10.12 AM.png')).join()).toMatch(
      /differs in an invisible character \(U\+202F\): rename it to 'Shot 10\.12 AM\.png'/,
    );
  });

  test('a missing file', async () => {
    await messagesOf('owner.ts', "name: 'Your Name'", "name: 'Ada'");
    rmSync(join(folder, 'topics.ts'));
    expect(await errors()).toEqual([expect.stringMatching(/topics\.ts:1: error: is missing/)]);
  });

  test('with any token missing or doubled, content is valid or has formatted diagnostics', async () => {
    const tokens = files.flatMap((file) => {
      const source = readFileSync(join(owned, file), 'utf8');
      const data = source.indexOf('export const');
      const found = [...source.slice(data).matchAll(/'[^'\n]*'|[\w-]+|[^\s\w]/g)];
      return found.map(({ index, 0: token }) => ({ file, source, at: data + index, token }));
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tokens),
        fc.boolean(),
        async ({ file, source, at, token }, isDoubled) => {
          const changed =
            source.slice(0, at) +
            (isDoubled ? token + token : '') +
            source.slice(at + token.length);
          for (const name of files) {
            const own = readFileSync(join(owned, name), 'utf8');
            writeFileSync(join(folder, name), name === file ? changed : own);
          }
          for (const error of await errors()) expect(error).toMatch(/\w+\.ts:\d+: error: ./);
        },
      ),
      { numRuns: 40 },
    );
  });
});
