/** What owners mistype in files, and the messages: one content with all of it, checked once. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#builder/content-runner.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { formatDiagnosticIn } from './diagnostics.ts';

let folder: string;

const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slips-'));
  cpSync(join(projectDirectory, 'test-content/default'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The diagnostics, each with the file's path in the content. */
const found = async () =>
  (await checkContent(folder))
    .map(formatDiagnosticIn(folder))
    .map((line) => line.slice(line.indexOf(folder.slice(5)) + folder.length - 4));

const fields = 'title: A title\nexcerpt: What it says\ndate: 2026-01-02\n';
const article = (extra: string, body = 'text') => `---\n${fields}${extra}---\n${body}\n`;
const begin = 'must begin with its fields between two lines of ---';

const slips: [file: string, text: string, ...messages: string[]][] = [
  [
    'articles/conflict-in-fields.md',
    `---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n`,
    '2: error: has conflict markers of Git: keep one of the two versions, and delete the markers',
  ],
  [
    'articles/marked.md',
    article('', '==marked=='),
    "6: suggestion: '==marked==' is a mark of notes apps: write <mark>…</mark>",
  ],
  [
    'articles/topics.md',
    article('topics: [#databases, #rust]\n'),
    '5: error: topics: a text that begins with # needs quotes: topics: ["#databases", "#rust"]',
  ],
  [
    'articles/indented.md',
    '---\ntitle: A\n  date: 2026-01-02\nexcerpt: x\n---\n',
    '3: error: date: begins with spaces: delete them',
  ],
  [
    'articles/toml.md',
    '+++\ntitle = "A"\n+++\n',
    `1: error: ${begin}: these are in TOML: write --- for +++, and title: "…" for title = "…"`,
  ],
  ['articles/hyphens.md', `----\n${fields}----\n`, `1: error: ${begin}: write --- for ----`],
  ['articles/open.md', `---\n${fields}`, `1: error: ${begin}: the second one is missing`],
  ['articles/blank.md', `\n${article('')}`, `1: error: ${begin}: delete the empty line above`],
  ['articles/none.md', '# A title\n', `1: error: ${begin}`],
  [
    'articles/underscore.md',
    article('lang: fr_FR\n'),
    "5: error: lang: must be a language tag, 'fr-FR', not 'fr_FR'",
  ],
  [
    'articles/turned.md',
    article('topics: [Notes\u202e]\n', 'In the text \u2067it\u2069 is right.'),
    '5: suggestion: has the character U+202E, which turns the text after it around: delete it',
  ],
  ...['/assets/x', '/social/home.png', '/_headers', '/vercel.json', '/404.html', '/index.html'].map(
    (alias, i): (typeof slips)[number] => [
      `articles/reserved-${i}.md`,
      article(`aliases: [${alias}]\n`).replace('A title', `A title ${i}`),
      `5: error: aliases: must not have '${alias}', where the site has files: delete it`,
    ],
  ),
  [
    'articles/aliases.md',
    article(
      'aliases: [/blog.html, /blog/twin.html, /feed.xml/x, /files/a.txt, /old.html/x, /blog/aliases.html, /old.html, /old, /files]\n',
    ),
    '1: error: aliases: /blog.html is taken by a page or file of the site',
    '1: error: aliases: /blog/twin.html is taken by articles/twin.md',
    '1: error: aliases: /feed.xml/x is taken by the file /feed.xml',
    '1: error: aliases: /files/a.txt is taken by the file /files/a.txt',
    '1: error: aliases: /old.html/x is taken by the file /old.html',
  ],
  [
    'articles/twin.md',
    article('aliases: [/old.html]\n').replace('A title', 'Projects'),
    '1: error: aliases: /old.html is taken by articles/aliases.md',
    '1: suggestion: has the title of /projects: search results show both alike',
  ],
  ['public/files/a.txt', 'x'],
  [
    'articles/linked.md',
    article('', '[![A plan](plan.png)](plan.png)'),
    "6: error: there is no page /blog/plan.png: 'plan.png': write ![what it shows](plan.png) alone, which links to a large picture",
  ],
  [
    'public/CNAME',
    'ada.lovelace.dev\n',
    "1: suggestion: is 'ada.lovelace.dev', and site in owner.ts is 'https://example.com': both must name the site's domain",
  ],
];

test('each slip is told once, with file, line and remedy, and hides no other', async () => {
  for (const [file, text] of slips) write(file, text);
  write(
    'articles/plan.png',
    readFileSync(join(projectDirectory, 'test-content/full/articles/plan.png')),
  );
  const expected = slips.flatMap(([file, , ...messages]) =>
    messages.map((message) => `${file}:${message}`),
  );
  const lines = (await found())
    .filter((line) => /^(articles|public)\//.test(line))
    // Most have one title.
    .filter((line) => !line.includes('has the title of /blog/'));
  expect(lines.sort()).toEqual(expected.sort());
});

test('a module that cannot be read does not hide the errors of others', async () => {
  const projects = readFileSync(join(folder, 'projects.ts'), 'utf8');
  write('projects.ts', projects.replace(/link: '[^']*'/, "link: 'lovelace/notes'"));
  write('owner.ts', `${readFileSync(join(folder, 'owner.ts'), 'utf8')}\n;((`);
  write('articles/marked.md', article('', '==marked== <script>x</script>'));
  write('articles/none.md', '# A title\n');
  expect(await found()).toEqual([
    expect.stringMatching(/^owner\.ts:\d+: error: Expected `\)` but found/),
    expect.stringMatching(/^projects\.ts:\d+: error: projects\[0\] .*: link: must be an https URL/),
    'articles/marked.md:6: error: <script> is not allowed: no scripts',
    `articles/none.md:1: error: ${begin}`,
    "articles/marked.md:6: suggestion: '==marked==' is a mark of notes apps: write <mark>…</mark>",
  ]);
});

test.each([
  ["import './nope.ts';\n", "projects.ts:1: error: imports './nope.ts', which does not exist"],
  ["\nimport 'nope';\n", "projects.ts:2: error: imports 'nope', which does not exist"],
])('a content file with %j', async (line, message) => {
  write('projects.ts', line + readFileSync(join(folder, 'projects.ts'), 'utf8'));
  expect(await found()).toEqual([message]);
});

test.each(['Articles', 'article', 'Case Studies'])('a folder %s stops the build', async (name) => {
  mkdirSync(join(folder, name));
  expect(await found()).toEqual([
    `${name}:1: error: is not read: rename the folder to ${name[0] === 'C' ? 'case-studies' : 'articles'}`,
  ]);
});
