/** What owners mistype in files, and the messages: one content with all of it, checked once. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { copyFolder } from '#test-content/copy-folder.ts';

let content: ReturnType<typeof copyFolder>;

beforeEach(() => {
  content = copyFolder('default');
});

const fields = 'title: A title\nexcerpt: What it says\ndate: 2026-01-02\n';
const article = (extra: string, body = 'text') => `---\n${fields}${extra}---\n${body}\n`;
const caseStudy = (project: string) => `---\nproject: ${project}\nsummary: x\n---\n`;
const begin = 'must begin with its fields between two lines of ---';

const slips: [file: string, text: string | Buffer, ...messages: string[]][] = [
  [
    'articles/indented.md',
    '---\ntitle: A\n  date: 2026-01-02\nexcerpt: x\n---\n',
    '3: error: date: begins with spaces: delete them',
  ],
  ['articles/open.md', `---\n${fields}`, `1: error: ${begin}: the second one is missing`],
  [
    'articles/colon.md',
    article('topics: One: two\n'),
    '5: error: cannot be read: Nested mappings are not allowed in compact mappings. A text with symbols of YAML needs double quotes',
  ],
  ['articles/none.md', '# A title\n', `1: error: ${begin}`],
  ...['/assets/x', '/social/home.png', '/_headers', '/vercel.json', '/404.html', '/index.html'].map(
    (alias, i): (typeof slips)[number] => [
      `articles/reserved-${i}.md`,
      article(`aliases: [${alias}]\n`).replace('A title', `A title ${i}`),
      `5: error: aliases: must not have '${alias.replace('index.html', '')}', where the site has files: delete it`,
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
    article('aliases: [/old.html/]\n').replace('A title', 'Projects'),
    '1: error: aliases: /old.html is taken by articles/aliases.md',
    '1: suggestion: has the title of /projects: search results show both alike',
  ],
  [
    'articles/followed.md',
    article('feedId: https://h.example/followed\n').replace('A title', 'Followed'),
    "1: suggestion: feedId: is from an earlier feed, whose readers still ask at its address: list it in feeds.ts, such as ['/atom.xml'], or [] if it was /feed.xml",
  ],
  ['public/files/a.txt', 'x'],
  [
    'public/robots.txt',
    'User-agent: *\nDisallow: /\n',
    '1: suggestion: keeps search engines away: delete its Disallow: /',
  ],
  [
    'articles/good.md',
    article(
      '',
      '## A heading\n\n[a](#a-heading) [b](/blog) [c](/resume.json) [d](/#experience) [e](/files/a.txt) [f](day.md)',
    ),
  ],
  ['articles/draft.md', article('draft: true\n', 'not yet')],
  [
    'articles/future.md',
    article('').replace('2026-01-02', '2999-01-02'),
    '1: suggestion: waits for 2999-01-02',
  ],
  [
    'articles/root.md',
    article('aliases: [no-slash]\n'),
    "5: error: aliases: must be paths below the site's root, such as /2021/old-name/, not 'no-slash'",
  ],
  [
    'articles/links.md',
    article(
      'lang: de\n',
      '[a](/nowhere)\n[b](good.md#nothing)\n[c](draft.md)\n[d](#nothing)\n[e][e] [f](goood.md)\n[g](www.lovelace.dev)\n[h](ada@lovelace.dev)\n[i](/old)\n[j](broken.png)\n\n[e]: absent-page.md',
    ),
    "7: error: there is no page /nowhere: '/nowhere'",
    "8: error: there is no heading #nothing on /blog/good: 'good.md#nothing'",
    "9: error: /blog/draft is not published yet: 'draft.md'",
    "10: error: there is no heading #nothing on /blog/links: '#nothing'",
    "11: error: there is no page /blog/goood: 'goood.md': did you mean /blog/good?",
    "12: error: there is no page /blog/www.lovelace.dev: 'www.lovelace.dev': did you mean https://www.lovelace.dev?",
    "13: error: there is no page /blog/ada@lovelace.dev: 'ada@lovelace.dev': did you mean mailto:ada@lovelace.dev?",
    "14: error: there is no page /old: '/old': did you mean /blog/aliases?",
    "15: error: there is no page /blog/broken.png: 'broken.png': did you mean /broken.png, with the file in public?",
    "17: error: there is no page /blog/absent-page: 'absent-page.md'",
  ],
  [
    'articles/pictures.md',
    article(
      'picture: missing.png\n',
      '![a](gone.png) ![a](Broken.PNG)\n![b](broken.png)\n![c](text.txt)\n![d](https://example.org/x.png)\n![](plan.png) ![e](C:\\a\\b.png)\n<picture><source media="(prefers-color-scheme: dark)" srcset="absent.png"><img src="plan.png" alt="x"></picture>',
    ),
    "1: error: there is no 'missing.png' beside the article",
    "7: error: there is no 'gone.png' beside the article",
    "7: error: there is no 'Broken.PNG' beside the article: did you mean 'broken.png'?",
    "8: error: 'broken.png' is broken or not a picture: export it again",
    "9: error: must be a picture (png, jpg, webp, avif, gif, svg) or a video (mp4, webm), not 'text.txt'",
    "10: error: must be a picture beside the article, not 'https://example.org/x.png': pages load nothing from other hosts (npm run import downloads it)",
    "11: suggestion: 'plan.png' has no text alternative: ![what it shows](plan.png)",
    "11: error: must be a picture beside the article, not 'C:\\a\\b.png': move it there, and write its name alone",
    "12: suggestion: there is no 'absent.png' beside the article",
  ],
  [
    'articles/cover.md',
    article('picture: plan.png\n'),
    "1: suggestion: 'plan.png' has no text alternative: pictureAlt: what it shows",
  ],
  ['articles/broken.png', 'no picture'],
  [
    'articles/plan.png',
    readFileSync(join(projectDirectory, 'test-content/full/articles/plan.png')),
  ],
  ['articles/README.md', 'How to write here'],
  [
    'articles/day.md',
    article('updated: 2026-02-31\n'),
    '5: error: updated: is a day that does not exist: 2026-02-31',
  ],
  [
    'articles/earlier.md',
    article('updated: 2020-01-01\n').replace('A title', 'Earlier'),
    '5: error: updated: is before the date: 2026-01-02',
  ],
  [
    'articles/terminal.md',
    article('', '\n\nhttp://localhost:PORT/admin [x](javascript:void)'),
    "8: suggestion: 'http://localhost:PORT/admin' is not a URL that a page can link to: it is shown as text",
    "8: suggestion: 'javascript:void' is not a URL that a page can link to: it is shown as text",
  ],
  ['articles/old.markdown', 'text', '1: error: must end in .md: rename it to old.md'],
  ['case-studies/one.md', caseStudy('LLM Usage')],
  [
    'case-studies/two.md',
    caseStudy('LLM Usage'),
    '1: error: project: one.md is already its case study',
  ],
  [
    'case-studies/three.md',
    caseStudy('No Such Project'),
    "1: error: project: there is no project 'No Such Project' in projects.ts; there are LLM Usage, ChytBot, Pause It",
  ],
  ...['blog', 'home'].map((name): (typeof slips)[number] => [
    `pages/${name}.md`,
    `---\ntitle: My ${name}\n---\n`,
    `1: error: /${name} is already a page: choose another name`,
  ]),
];

test('each slip is told once, with file, line and remedy, and hides no other', async () => {
  for (const [file, text] of slips) content.write(file, text);
  const expected = slips.flatMap(([file, , ...messages]) =>
    messages.map((message) => `${file}:${message}`),
  );
  const lines = (await content.check()).filter(
    // Most have one title.
    (line) => /^[\w-]+\/.*/.test(line) && !line.includes('has the title of /blog/'),
  );
  expect(lines.sort()).toEqual(expected.sort());
});

test.each([
  ["import './nope.ts';\n", "projects.ts:1: error: imports './nope.ts', which does not exist"],
  ["\nimport 'nope';\n", "projects.ts:2: error: imports 'nope', which does not exist"],
])('a content file with %j', async (line, message) => {
  content.replace('projects.ts', /^/, line);
  expect(await content.check()).toEqual([message]);
});

test('folders whose names almost are those of the content stop the build', async () => {
  for (const name of ['Articles', 'article', 'Case Studies']) mkdirSync(content.path(name));
  expect((await content.check()).sort()).toEqual([
    'Articles:1: error: is not read: rename the folder to articles',
    'Case Studies:1: error: is not read: rename the folder to case-studies',
    'article:1: error: is not read: rename the folder to articles',
  ]);
});
