/** Blogs of three generators, and a folder (test-content/blogs), become content to publish. */
import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { isError } from '../../src/check/diagnostics.ts';
import { projectDirectory } from '../../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../../src/lib/node/temporary-folder.ts';
import { copyFolder } from '../../test-content/copy-folder.ts';
import { renderHtml } from '../../test-content/render-markdown.ts';
import { runCommand } from '../../test-content/run-command.ts';
import { checkWith } from '../write-content.ts';
import { type ImportedBlog, readBlog } from './import-blog.ts';

const folder = makeTemporaryFolder('blogs-');

/** An article's visible text outside of code. */
function shownText(text: string): string {
  const html = renderHtml(text).replace(/<(code|pre|math)\b[\s\S]*?<\/\1>/g, '');
  return textOf(fromHtml(html, { fragment: true }));
}

/** Copies without a history, which would know when each post was written. */
const sources = join(folder, 'sources');
cpSync(join(projectDirectory, 'test-content/blogs'), sources, { recursive: true });

const blogs: Record<string, { articles: string[]; pictures: number; items: string[] }> = {
  jekyll: {
    articles: ['not-yet', 'the-pump-house', 'what-broke'],
    pictures: 1,
    items: [
      '27 a tag of Liquid or Nunjucks (include)',
      '29 a link to a heading that is not in the text',
      '34 <script>',
      '7 a link to a page or file that is not imported',
    ],
  },
  hugo: {
    articles: ['a-bundle', 'karte', 'later', 'locks', 'locks-de', 'map-of-weirs'],
    pictures: 3,
    items: [
      '15 <style>',
      '29 a link to a page or file that is not imported',
      '29 a link to a page or file that is not imported',
    ],
  },
  astro: {
    articles: ['moon', 'secret', 'tides'],
    pictures: 2,
    items: ['9 a line of MDX', '10 a line of MDX', '12 an expression of MDX', '16 <Chart>'],
  },
  plain: {
    articles: ['dykes', 'latin', 'moles', 'undated'],
    pictures: 1,
    items: [],
  },
};

const imported = new Map<string, ImportedBlog>();
for (const name of Object.keys(blogs)) {
  const options = { language: 'en', posts: name === 'plain' ? 'notes' : undefined };
  imported.set(name, await (await readBlog(join(sources, name), options))());
}

const article = (blog: string, name: string) =>
  `${imported.get(blog)?.files.get(`articles/${name}.md`)}`;

test.each(Object.entries(blogs))(
  'every post of %s arrives with its pictures, and everything else is listed',
  (name, { articles, pictures, items }) => {
    const { files, skipped } = imported.get(name) as ImportedBlog;
    const texts = articles.map((article) => `articles/${article}.md`);
    expect([...files.keys()].filter((file) => file.endsWith('.md')).sort()).toEqual(texts.sort());
    expect(files.size - texts.length).toBe(pictures);
    expect(skipped.map(({ line, what }) => `${line} ${what}`)).toEqual(items);
    for (const text of articles)
      expect(shownText(article(name, text)), text).not.toMatch(
        /\{\{|\{%|^:::|\$\$|\[\[|!\[|\]\(|\{[:#]|<\/?(div|img|iframe|Chart|Callout)|^(import|export) |---|<!--/m,
      );
  },
);

test('the addresses of the feeds follow from the generator', () => {
  const feedsOf = (name: string) => imported.get(name)?.feeds;
  expect(feedsOf('hugo')).toEqual(['/index.xml', '/posts/index.xml']);
  expect(feedsOf('astro')).toEqual(['/rss.xml']);
  // Jekyll's is the site's own.
  expect(feedsOf('jekyll')).toEqual([]);
});

test('the content can be published', async () => {
  const files = new Map([...imported.values()].flatMap((blog) => [...blog.files]));
  expect((await checkWith(files)).filter(isError)).toEqual([]);
});

test.each([
  [
    'jekyll/the-pump-house',
    /date: 2019-03-07\ncategory: engineering\ntopics:\n {2}- pumps\n {2}- steel\n[\s\S]*aliases:\n {2}- \/engineering\/2019\/03\/07\/the-pump-house.html\n {2}- \/pump-house\/\n {2}- \/old\/pumps.html\n/,
  ],
  ['jekyll/what-broke', /\n---\n\n(?!## What broke\?)[\s\S]*See the tour or \[the tour\]\(the-p/],
  ['hugo/a-bundle', /updated: 2021-06-01\n/],
  ['hugo/locks-de', /lang: de\naliases:\n {2}- \/de\/posts\/locks\/\n/],
  ['astro/tides', /date: 2022-07-08[\s\S]*updated: 2022-08-01/],
  ['plain/dykes', /title: Dykes\nexcerpt: A dyke keeps water where it is, most of the time\./],
  ['plain/latin', /title: Café/],
])('fields come from the post %s', (post, expected) => {
  const [blog = '', name = ''] = post.split('/');
  expect(article(blog, name)).toMatch(expected);
});

test('the command writes all or nothing, and only over committed files', () => {
  const content = copyFolder('default');
  const run = (...options: string[]) => {
    const command = ['import.ts', ...options, join(sources, 'hugo')];
    const { stdout, stderr } = runCommand(command, { CONTENT_DIRECTORY: content.folder });
    return stdout + stderr;
  };
  const head = '---\ndate: 2020-01-02\naliases: [/feed.xml, /old]\n---\n';
  const posts = join(sources, 'hugo/content/posts');
  writeFileSync(join(posts, 'refused.md'), `${head}![x](map.png =9x9) [y](a.csv)\n`);
  writeFileSync(join(posts, 'a.csv'), '1');
  writeFileSync(join(posts, 'linking.md'), `${head}[x](refused.md)\n`);
  const report = run('--dry-run');
  expect(report).toMatch(/^Would be written:[\s\S]*Hugo: 8 posts \(2 drafts\), .* 0 files/);
  expect(report).toContain('refused.md:1: the check refuses it: ');
  expect(report).toMatch(/linking\.md:\d: a link to a draft/);
  expect(report).toMatch(/linking\.md:1: an old URL that cannot be redirected: \/feed\.xml/);
  expect(existsSync(content.path('articles'))).toBe(false);
  content.write('articles/locks.md', 'Mine');
  expect(run()).toContain('locks.md has uncommitted changes.');
  expect(content.read('articles/locks.md')).toBe('Mine');
  expect(globSync('articles/*', { cwd: content.folder })).toHaveLength(1);
  const feeds = "export const feeds = ['/atom.xml'];\n";
  content.write('feeds.ts', feeds);
  expect(run('--force')).not.toContain('Readers of the feed');
  expect(content.read('feeds.ts')).toBe(feeds);
});
