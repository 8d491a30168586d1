/** Blogs as eight generators keep them (test-content/blogs) come in with one command each. */

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleWords } from '../../schema/content.ts';
import { lintContent } from '../../site/check/check.ts';
import { projectDirectory } from '../../site/paths.ts';
import { renderHtml, renderMarkdown } from '../../site/render/articles/markdown.ts';

const folder = mkdtempSync(join(tmpdir(), 'blogs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Imports a blog into content of its own; returns the content's folder and what the command prints.
 */
async function runImport(blog: string, into: string, ...options: string[]) {
  const content = join(folder, into);
  if (!existsSync(content))
    cpSync(join(projectDirectory, 'test-content/default'), content, { recursive: true });
  const run = promisify(execFile)(process.execPath, ['importer/import.ts', ...options, blog], {
    cwd: projectDirectory,
    env: { ...process.env, CONTENT_DIRECTORY: content },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return { content, printed: stdout + stderr };
}

const article = (content: string, name: string) =>
  readFileSync(join(content, `articles/${name}.md`), 'utf8');

/** An article's visible text outside of code. */
function shownText(text: string): string {
  const options = {
    path: '/blog/x',
    pictures: () => undefined,
    words: articleWords,
    newTabNoteId: '',
    urlFor: String,
  };
  const html = renderHtml(renderMarkdown(text, options).tree).replace(
    /<(code|pre|math)\b[\s\S]*?<\/\1>/g,
    '',
  );
  return textOf(fromHtml(html, { fragment: true }));
}

const blogs: Record<string, { articles: string[]; pictures: number; leftOut: RegExp[] }> = {
  jekyll: {
    articles: ['not-yet', 'the-pump-house', 'what-broke'],
    pictures: 1,
    leftOut: [
      /:27: a tag of Liquid/,
      /:28: the link to #nothing-here/,
      /:34: <script>/,
      /:35: <iframe>/,
    ],
  },
  hugo: {
    articles: ['a-bundle', 'karte', 'later', 'locks', 'locks-de', 'map-of-weirs'],
    pictures: 3,
    leftOut: [
      /a shortcode of Hugo: \{\{< youtube/,
      /locks\/index\.md:11: a shortcode of Hugo: \{\{< youtube/,
      /locks\/index\.md:15: <style>/,
      /locks\/index\.md:27: <iframe>/,
    ],
  },
  languages: { articles: ['quay', 'quay-de'], pictures: 0, leftOut: [] },
  astro: {
    articles: ['moon', 'secret', 'tides'],
    pictures: 2,
    leftOut: [
      /index\.mdx:16: a tag of MDX: <Chart/,
      /a line of MDX: import Chart/,
      /moon\.md:11: a directive: :::caution/,
    ],
  },
  gatsby: { articles: ['first-weir', 'second-weir'], pictures: 1, leftOut: [] },
  next: {
    articles: ['lock-gates', 'pre-rendering'],
    pictures: 1,
    leftOut: [/lock-gates\.mdx:19: <video>/],
  },
  hexo: { articles: ['he-no-de-tu', 'shui-wei-ji', 'shui-wei-ji-2'], pictures: 1, leftOut: [] },
  eleventy: { articles: ['other-doors', 'sluices'], pictures: 1, leftOut: [] },
  plain: {
    articles: ['dykes', 'latin', 'moles'],
    pictures: 1,
    leftOut: [/undated\.md:1: the post: it has no date/],
  },
};

/** Copies without a history, which would know when each post was written. */
const sources = join(folder, 'sources');
cpSync(join(projectDirectory, 'test-content/blogs'), sources, { recursive: true });

/** All at once, while the processor has two cores. */
let imported: Record<string, Awaited<ReturnType<typeof runImport>>> = {};

beforeAll(async () => {
  const runs = Object.keys(blogs).map(async (name) => [
    name,
    await runImport(join(sources, name), name),
  ]);
  imported = Object.fromEntries(await Promise.all(runs));
});

describe.each(Object.entries(blogs))('%s', (name, { articles, pictures, leftOut }) => {
  let content: string;
  let printed: string;

  beforeAll(() => {
    ({ content, printed } = imported[name] as (typeof imported)[string]);
  });

  test('every post arrives with its pictures under a unique name, and the content can be published', async () => {
    const names = globSync('*.md', { cwd: join(content, 'articles') }).map((file) =>
      file.replace('.md', ''),
    );
    expect(names.sort(), printed).toEqual(articles);
    expect(
      globSync('*.{png,jpg,gif,svg,webp,avif}', { cwd: join(content, 'articles') }),
    ).toHaveLength(pictures);
    const findings = await lintContent(content);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('everything left out is listed with file and line', () => {
    for (const line of leftOut) expect(printed).toMatch(line);
    if (leftOut.length === 0) expect(printed).not.toContain('Left out:');
  });

  test('no markup becomes text', () => {
    for (const other of articles)
      expect(shownText(article(content, other)), other).not.toMatch(
        /\{\{|\{%|^:::|\$\$|\[\[|!\[|\]\(|\{[:#]|<\/?(div|img|iframe|Chart|Callout)|^(import|export) |---/m,
      );
  });
});

test("dates, categories, topics and old URLs come from each generator's own fields", async () => {
  const text = (blog: string, name: string) => article(join(folder, blog), name);
  expect(text('jekyll', 'the-pump-house')).toMatch(
    /date: 2019-03-07\ncategory: engineering\ntopics:\n {2}- pumps\n {2}- steel\naliases:\n {2}- \/pump-house\/\n {2}- \/old\/pumps.html\n {2}- \/engineering\/2019\/03\/07\/the-pump-house.html/,
  );
  expect(text('jekyll', 'the-pump-house')).toContain(
    'Read [the next part](what-broke.md), or press Ctrl.',
  );
  expect(text('jekyll', 'what-broke')).toContain(
    '[the tour](the-pump-house.md) or [the tour](the-pump-house.md)',
  );
  expect(text('jekyll', 'what-broke')).not.toContain('## What broke?');
  expect(text('jekyll', 'not-yet')).toContain('draft: true');
  expect(text('hugo', 'a-bundle')).toMatch(
    /date: 2021-05-04\n[\s\S]*updated: 2021-06-01\naliases:\n {2}- \/gauge\//,
  );
  expect(text('hugo', 'a-bundle')).toContain(
    '![The gauge, read from the bank](a-bundle-gauge.png "Ten too many")',
  );
  expect(text('hugo', 'a-bundle')).toContain('```go {2}\n');
  expect(text('hugo', 'karte')).toContain('lang: de');
  expect(text('astro', 'tides')).toMatch(/date: 2022-07-08[\s\S]*updated: 2022-08-01/);
  expect(text('astro', 'secret')).toContain('draft: true');
  expect(text('gatsby', 'first-weir')).toMatch(
    /excerpt: It held for a day\.\ndate: 2015-05-01\naliases:\n {2}- \/first-weir\//,
  );
  expect(text('next', 'lock-gates')).toMatch(
    /<img alt="A lock" src="lock-gates-lock.png" width="640" height="360" \/>/,
  );
  expect(text('hexo', 'shui-wei-ji')).toContain('[地图](he-no-de-tu.md)');
  expect(text('plain', 'dykes')).toContain(
    'title: Dykes\nexcerpt: A dyke keeps water where it is, most of the time.',
  );
  expect(text('plain', 'latin')).toContain('title: Café');
  expect(text('plain', 'moles')).toContain('\\<username>');
});

test("a translation leaves the original's name and URLs alone, in its own file or folder", () => {
  const text = (blog: string, name: string) => article(join(folder, blog), name);
  expect(text('hugo', 'locks')).toMatch(
    /title: The locks[\s\S]*aliases:\n {2}- \/posts\/locks\/\n/,
  );
  expect(text('hugo', 'locks-de')).toMatch(
    /title: Die Schleusen[\s\S]*lang: de\naliases:\n {2}- \/de\/posts\/locks\/\n/,
  );
  expect(text('languages', 'quay')).toMatch(
    /title: The quay[\s\S]*aliases:\n {2}- \/posts\/quay\/\n/,
  );
  expect(text('languages', 'quay-de')).toMatch(
    /title: Der Kai[\s\S]*lang: de\naliases:\n {2}- \/de\/posts\/quay\/\n/,
  );
});

test('templates, styles and frames inside HTML become pictures, nothing and one link', () => {
  const text = article(join(folder, 'hugo'), 'locks');
  expect(text).toContain('<img src="locks-gate.png" alt="A gate" title="Seen from the bank">');
  expect(text).toContain(
    '<a href="https://www.youtube.com/watch?v=w7Ft2ymGmfc">youtube.com/watch?v=w7Ft2ymGmfc</a>',
  );
  expect(text).not.toMatch(/vertical-align|text-align/);
  expect(text).toContain('<td>West</td>');
  expect(text).toContain(
    '<a href="https://maps.example/embed?from=west&amp;to=east&amp;zoom=3">maps.example/embed?from=west&amp;to=east&amp;zoom=3</a>',
  );
  expect(shownText(text)).not.toContain('https://');
});

test('feeds and topics of the blog keep their URLs, and links to topics go on', () => {
  const lines = readFileSync(join(folder, 'hugo/redirects.txt'), 'utf8').trim().split('\n');
  expect(lines).toEqual([
    '/archives /blog',
    '/atom.xml /feed.xml',
    '/categories /blog',
    '/categories/hydrology /blog/topic/hydrology',
    '/index.xml /feed.xml',
    '/rss.xml /feed.xml',
    '/tags /blog',
    '/tags/measuring /blog/topic/measuring',
    '/tags/old-gates /blog/topic/old-gates',
    '/tags/weirs /blog/topic/weirs',
  ]);
  expect(article(join(folder, 'hugo'), 'locks')).toContain(
    'More [about weirs](/blog/topic/weirs) and [old gates](/blog/topic/old-gates).',
  );
});

test('a dry run writes nothing; uncommitted files are not overwritten', async () => {
  const { content, printed } = await runImport(join(sources, 'gatsby'), 'dry', '--dry-run');
  expect(printed).toContain('Would be written:');
  expect(existsSync(join(content, 'articles'))).toBe(false);
  const mine = join(content, 'articles/second-weir.md');
  cpSync(join(projectDirectory, 'test-content/full/articles/short-note.md'), mine, {
    recursive: true,
  });
  const refused = await runImport(join(sources, 'gatsby'), 'dry');
  expect(refused.printed).toContain('nothing was written: git does not have');
  expect(readFileSync(mine, 'utf8')).toContain('A shorter text');
  expect(globSync('articles/*', { cwd: content })).toHaveLength(1);
  // The same once more changes nothing.
  const again = await runImport(join(sources, 'gatsby'), 'gatsby');
  expect(again.printed).toContain('Gatsby: 2 posts');
  expect(globSync('articles/*', { cwd: again.content })).toHaveLength(3);
});

test('a remote picture is fetched once; one that fails to load becomes a link', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/a.png') return void response.writeHead(404).end();
    asked++;
    response.end(png);
  }).listen(0);
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;
  const blog = join(folder, 'remote');
  cpSync(join(sources, 'gatsby'), blog, { recursive: true });
  const post = join(blog, 'content/blog/second-weir/index.md');
  writeFileSync(
    post,
    `${readFileSync(post, 'utf8')}\n![one](${host}/a.png) ![one](${host}/a.png) ![two](${host}/gone.png)\n`,
  );
  const { content, printed } = await runImport(blog, 'remote-content');
  server.close();
  expect(asked).toBe(1);
  expect(printed).toMatch(/the picture http:\/\/localhost:\d+\/gone\.png answers 404/);
  expect(article(content, 'second-weir')).toMatch(
    /!\[one\]\(second-weir-a\.png\) !\[one\]\(second-weir-a\.png\) \[two\]\(http/,
  );
});

test('a service worker of the earlier site gets a file of its name that ends it, as docs/deploy.md has it', async () => {
  const chirpy = join(folder, 'chirpy');
  cpSync(join(sources, 'jekyll'), chirpy, { recursive: true });
  writeFileSync(
    join(chirpy, '_config.yml'),
    `${readFileSync(join(chirpy, '_config.yml'), 'utf8')}\npwa:\n  enabled: true\n`,
  );
  writeFileSync(join(chirpy, 'service-worker.js'), 'self.addEventListener("fetch", () => {});');
  const { content, printed } = await runImport(chirpy, 'chirpy-content');
  const docs = readFileSync(join(projectDirectory, 'docs/deploy.md'), 'utf8');
  for (const name of ['sw.min.js', 'service-worker.js']) {
    const worker = readFileSync(join(content, 'public', name), 'utf8');
    expect(docs).toContain(worker.trim().replace(/^/gm, '    '));
    expect(printed).toContain(`public/${name}`);
  }
  const { content: other } = await runImport(join(sources, 'hugo'), 'no-worker');
  expect(existsSync(join(other, 'public'))).toBe(false);
});

test('a folder without posts is refused in one line', async () => {
  const { printed } = await runImport(join(sources, 'jekyll/assets'), 'none');
  expect(printed.trim().split('\n')).toHaveLength(1);
});
