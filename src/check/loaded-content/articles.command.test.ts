import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';

const name = 'build/faulty-articles';
const folder = join(projectDirectory, name);

const article = (name: string, body: string, fields = '') =>
  writeFileSync(
    join(folder, 'articles', name),
    `---\ntitle: ${name}\nexcerpt: x\ndate: 2026-01-02\ncategory: Notes\n${fields}---\n${body}\n`,
  );
const caseStudy = (name: string, project: string) =>
  writeFileSync(join(folder, 'case-studies', name), `---\nproject: ${project}\nsummary: x\n---\n`);

function check() {
  const { status, stdout } = spawnSync(process.execPath, ['src/commands/check-content.ts'], {
    cwd: projectDirectory,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIRECTORY: folder },
  });
  const lines = stdout.split('\n').flatMap((line) => line.split(`${name}/`)[1] ?? []);
  return { status, lines };
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectDirectory, 'test-content/default'), folder, { recursive: true });
  for (const name of ['articles', 'case-studies', 'pages']) mkdirSync(join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every error in articles and case studies is reported with file and line, and stops the build', () => {
  mkdirSync(join(folder, 'public/files'), { recursive: true });
  writeFileSync(join(folder, 'public/files/a b.xlsx'), 'x');
  article(
    'good.md',
    '## A heading\n\n[here](#a-heading), [there](/blog), [file](/resume.json), [section](/#experience), [own](/files/a%20b.xlsx)',
  );
  article('Not Good.md', 'text');
  article(
    'html.md',
    'text\n\n<b onclick="x()">bold</b> <kbd>K</kbd>\n\n<script>x</script>\n\n<p style="x">a</p><!-- b -->',
  );
  article('aliases.md', 'text', 'aliases: [/blog, /old/, no-slash]\n');
  article('taken.md', 'text', 'aliases: [/old, /blog/good]\n');
  article('was.md', 'text', 'aliases: [/old/]\n');
  writeFileSync(join(folder, 'pages/blog.md'), '---\ntitle: Mine\n---\n');
  writeFileSync(join(folder, 'pages/home.md'), '---\ntitle: Mine\n---\n');
  writeFileSync(
    join(folder, 'pages/imprint.md'),
    '---\ntitle: Imprint\nfooter: true\n---\n[here](#nothing)',
  );
  article(
    'links.md',
    '[a](/nowhere)\n\n[b](good.md#nothing)\n\n[c](draft.md)\n\n[d][e] [f](goood.md) [g](day.md)\n\n[e]: missing.md',
  );
  article(
    'pictures.md',
    '![a](missing.png) ![a](Broken.PNG)\n\n![b](broken.png)\n\n![c](text.txt)\n\n![d](https://example.org/x.png)',
  );
  article('draft.md', 'not yet', 'draft: true\n');
  article('day.md', 'text', 'updated: 2026-02-31\n');
  article('cover.md', 'text', 'picture: missing.png\n');
  writeFileSync(join(folder, 'articles/broken.png'), 'no picture');
  writeFileSync(join(folder, 'articles/old.markdown'), 'text');
  mkdirSync(join(folder, 'articles/2026'));
  caseStudy('one.md', 'LLM Usage');
  caseStudy('two.md', 'LLM Usage');
  caseStudy('three.md', 'No Such Project');

  const { status, lines: found } = check();
  expect(status).toBe(1);
  for (const expected of [
    'articles/2026:1: error: is a folder: only files of articles itself are read. Move its text to articles/NAME.md and its pictures beside it, or have npm run import do it',
    'articles/old.markdown:1: error: must end in .md: rename it to old.md',
    'articles/Not Good.md:1: error: must be named in lower-case words with hyphens: rename it to not-good.md',
    'articles/html.md:9: error: <b onclick> is not allowed: no handlers',
    'articles/html.md:11: error: <script> is not allowed: no scripts',
    'articles/html.md:13: error: <p style> is not allowed: no styles',
    "articles/aliases.md:6: error: aliases: must be paths below the site's root, such as /2021/old-name/, not 'no-slash'",
    'articles/was.md:1: error: aliases: /old/ is taken by articles/taken.md',
    'articles/taken.md:1: error: aliases: /blog/good is taken by articles/good.md',
    'pages/blog.md:1: error: /blog is already a page: choose another name',
    'pages/home.md:1: error: /home is already a page: choose another name',
    "pages/imprint.md:5: error: there is no heading #nothing on /imprint: '#nothing'",
    "articles/links.md:7: error: there is no page /nowhere: '/nowhere'",
    "articles/links.md:9: error: there is no heading #nothing on /blog/good: 'good.md#nothing'",
    "articles/links.md:11: error: /blog/draft is not published yet: 'draft.md'",
    "articles/links.md:15: error: there is no page /blog/missing: 'missing.md'",
    "articles/pictures.md:7: error: there is no 'missing.png' beside the article",
    "articles/pictures.md:7: error: there is no 'Broken.PNG' beside the article: did you mean 'broken.png'?",
    "articles/links.md:13: error: there is no page /blog/goood: 'goood.md': did you mean /blog/good?",
    "articles/pictures.md:9: error: 'broken.png' is broken or not a picture: export it again",
    "articles/pictures.md:11: error: must be a picture (png, jpg, webp, avif, gif, svg), not 'text.txt'",
    "articles/pictures.md:13: error: must be a picture beside the article, not 'https://example.org/x.png': pages load nothing from other hosts (npm run import downloads it)",
    "articles/cover.md:1: error: there is no 'missing.png' beside the article",
    'articles/day.md:6: error: updated: is a day that does not exist: 2026-02-31',
    'case-studies/two.md:1: error: project: one.md is already its case study',
    "case-studies/three.md:1: error: project: there is no project 'No Such Project' in projects.ts",
  ])
    expect(found).toContain(expected);
  // A link to an article with errors is not an error itself.
  expect(found.filter((line) => line.includes('/blog/day'))).toEqual([]);
  expect(
    found.filter((line) => /^(articles\/(good|draft)|case-studies\/one)\.md/.test(line)),
  ).toEqual([]);
});

test('doubtful content is a suggestion', () => {
  article('code.md', '```nolang\nx\n```\n\n[x](javascript:void)');
  article(
    'foreign.md',
    '{{< youtube x >}}\n\n`{{ fine }}` and $\\frac{$\n\n:::note\n\n![](a.png)\n\n==marked== H~2~O x^2^, but a==b && c==d, 2^10 and 2^20\n\n<div>{{< gist y >}} <code>{{ fine }}</code></div>',
  );
  cpSync(
    join(projectDirectory, 'test-content/full/articles/plan.png'),
    join(folder, 'articles/a.png'),
  );
  writeFileSync(
    join(folder, 'articles/waiting.md'),
    '---\ntitle: x\nexcerpt: x\ndate: 2999-01-02\n---\n',
  );
  article(
    'drawn.md',
    '```mermaid\npie title Pets\n```\n\n```mermaid\ngraph LR\na-->b\n```\n\n$5 and ten words$',
    'picture: a.png\n',
  );
  writeFileSync(join(folder, 'articles/README.md'), 'How to write here');
  article(
    'terminal.md',
    'text\n\n\u001b[31mred\n\nhttp://localhost:PORT/admin\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="absent.png"><img src="a.png" alt="x"></picture>',
  );
  const { status, lines: found } = check();
  expect(found.filter((line) => line.includes('README'))).toEqual([]);
  expect(status).toBe(0);
  expect(found.filter((line) => line.startsWith('articles/drawn.md'))).toEqual([
    "articles/drawn.md:1: suggestion: 'a.png' has no text alternative: pictureAlt: what it shows",
    ...[8, 12].map(
      (line) =>
        `articles/drawn.md:${line}: suggestion: the diagram is shown as code: save a picture of it beside the article, and write ![what it shows](diagram.svg)`,
    ),
  ]);
  for (const expected of [
    'articles/terminal.md:9: suggestion: has the character U+001B, which no page can show: delete it',
    "articles/terminal.md:11: suggestion: 'http://localhost:PORT/admin' is not a URL that a page can link to: it is shown as text",
    "articles/terminal.md:13: suggestion: there is no 'absent.png' beside the article",
    'articles/waiting.md:1: suggestion: waits for 2999-01-02',
    "articles/code.md:7: suggestion: unknown language 'nolang': the code is not highlighted",
    "articles/code.md:11: suggestion: 'javascript:void' is not a URL that a page can link to: it is shown as text",
    "articles/foreign.md:7: suggestion: '{{< youtube x >}}' is a shortcode of Hugo: it is shown literally",
    "articles/foreign.md:11: suggestion: ':::note' is a directive: write > [!NOTE], and > before each of its lines",
    "articles/foreign.md:17: suggestion: '{{< gist y >}}' is a shortcode of Hugo: it is shown literally",
    "articles/foreign.md:15: suggestion: '==marked==' is a mark of notes apps: write <mark>…</mark>",
    "articles/foreign.md:15: suggestion: '~2~' is struck-through text here: write <sub>…</sub> for lowered text",
    "articles/foreign.md:15: suggestion: '^2^' is raised text of notes apps: write <sup>…</sup>",
    "articles/foreign.md:13: suggestion: 'a.png' has no text alternative: ![what it shows](a.png)",
  ])
    expect(found).toContain(expected);
  expect(found.filter((line) => line.startsWith('articles/foreign.md:15:'))).toHaveLength(3);
  expect(
    found.filter((line) =>
      line.startsWith('articles/foreign.md:9: suggestion: is not a valid formula'),
    ),
  ).toHaveLength(1);
});
