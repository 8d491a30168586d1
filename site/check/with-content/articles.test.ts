import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '../../paths.ts';

const folder = join(projectDirectory, 'build/faulty-articles');

const article = (name: string, body: string, fields = '') =>
  writeFileSync(
    join(folder, 'articles', name),
    `---\ntitle: ${name}\nexcerpt: x\ndate: 2026-01-02\ncategory: Notes\n${fields}---\n${body}\n`,
  );
const caseStudy = (name: string, project: string) =>
  writeFileSync(join(folder, 'case-studies', name), `---\nproject: ${project}\nsummary: x\n---\n`);

async function check(): Promise<string[]> {
  const env = { ...process.env, CONTENT_DIRECTORY: folder };
  const run = promisify(execFile)(process.execPath, ['site/check-content.ts'], { cwd: projectDirectory, env });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.split('\n').flatMap((line) => line.split('build/faulty-articles/')[1] ?? []);
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectDirectory, 'test-content/shipped'), folder, { recursive: true });
  for (const name of ['articles', 'case-studies']) mkdirSync(join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every fault of articles and case studies is told with its file and line, and stops the build', async () => {
  article(
    'good.md',
    '## A heading\n\n[here](#a-heading), [there](/blog), [file](/resume.json), [section](/#experience)',
  );
  article('Not Good.md', 'text');
  article('html.md', 'text\n\n<b>bold</b>');
  article('links.md', '[a](/nowhere)\n\n[b](good.md#nothing)\n\n[c](draft.md)\n\n[d][e]\n\n[e]: missing.md');
  article('pictures.md', '![a](missing.png)\n\n![b](broken.png)\n\n![c](text.txt)\n\n![d](https://example.org/x.png)');
  article('draft.md', 'not yet', 'draft: true\n');
  article('day.md', 'text', 'updated: 2026-02-31\n');
  article('code.md', '```nolang\nx\n```\n\n[x](javascript:void)');
  writeFileSync(join(folder, 'articles/broken.png'), 'no picture');
  writeFileSync(join(folder, 'articles/old.markdown'), 'text');
  mkdirSync(join(folder, 'articles/2026'));
  caseStudy('one.md', 'LLM Usage');
  caseStudy('two.md', 'LLM Usage');
  caseStudy('three.md', 'No Such Project');

  const found = await check();
  for (const expected of [
    'articles/2026:1: error: is a folder: only files of articles itself are read',
    'articles/old.markdown:1: error: must end in .md: rename it to old.md',
    'articles/Not Good.md:1: error: must be named in lower-case words with hyphens: rename it to not-good.md',
    'articles/html.md:9: error: HTML is not allowed here: write it as Markdown, or as code',
    "articles/links.md:7: error: there is no page /nowhere: '/nowhere'",
    "articles/links.md:9: error: there is no heading #nothing on /blog/good: 'good.md#nothing'",
    "articles/links.md:11: error: /blog/draft is not published yet: 'draft.md'",
    "articles/links.md:15: error: there is no page /blog/missing: 'missing.md'",
    "articles/pictures.md:7: error: there is no 'missing.png' beside the article",
    "articles/pictures.md:9: error: 'broken.png' is broken, or no picture: export it anew",
    "articles/pictures.md:11: error: must be a picture (png, jpg, webp, avif), not 'text.txt'",
    "articles/pictures.md:13: error: must be a picture beside the article, not 'https://example.org/x.png'",
    'articles/day.md:6: error: updated: is a day that does not exist: 2026-02-31',
    'case-studies/two.md:1: error: project: one.md is a case study of it, too',
    "case-studies/three.md:1: error: project: there is no project 'No Such Project' in projects.ts",
  ])
    expect(found).toContain(expected);
  expect(found.filter((line) => /^(articles\/(good|draft)|case-studies\/one)\.md/.test(line))).toEqual([]);
});

test('what is only doubtful is a suggestion', async () => {
  for (const name of ['articles', 'case-studies']) {
    rmSync(join(folder, name), { recursive: true });
    mkdirSync(join(folder, name));
  }
  article('code.md', '```nolang\nx\n```\n\n[x](javascript:void)');
  const found = await check();
  expect(found).toContain(
    "articles/code.md:7: suggestion: 'nolang' is no language that is known: the code is shown plain",
  );
  expect(found).toContain(
    "articles/code.md:11: suggestion: 'javascript:void' is no address that a page can lead to: it is shown as text",
  );
});
