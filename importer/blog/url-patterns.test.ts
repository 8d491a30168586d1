import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPosts } from './find-posts.ts';
import { readPost } from './posts.ts';

const folder = mkdtempSync(join(tmpdir(), 'urls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The old URLs of a blog's only post, and where they come from. */
function urlsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(folder, 'blog-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const blog = findPosts(root);
  const posts = blog.posts.flatMap((found) => readPost(found, blog, () => {}) ?? []);
  return [posts[0]?.urls[0], blog.urls.source];
}

const dated = (more = '') => `---\ntitle: A post\ndate: 2024-01-02\n${more}---\nText\n`;

test.each<[string, Record<string, string>, string, string]>([
  [
    "Jekyll's defaults",
    {
      '_config.yml': 'defaults:\n- scope: {type: posts}\n  values: {permalink: /posts/:title/}\n',
      '_posts/2024-01-02-x.md': dated(),
    },
    '/posts/x/',
    '_config.yml',
  ],
  [
    'tags are no categories',
    { '_config.yml': 'title: x\n', '_posts/2024-01-02-x.md': dated('tags: [Rust, Go]\n') },
    '/2024/01/02/x.html',
    'the default of Jekyll',
  ],
  [
    'several categories',
    { '_config.yml': 'title: x\n', '_posts/2024-01-02-x.md': dated('categories: [Top, Sub]\n') },
    '/top/sub/2024/01/02/x.html',
    'the default of Jekyll',
  ],
  [
    'a category of two words',
    { '_config.yml': 'title: x\n', '_posts/2024-01-02-x.md': dated('category: My Cat\n') },
    '/my%20cat/2024/01/02/x.html',
    'the default of Jekyll',
  ],
  [
    "Hugo's sections",
    {
      'hugo.toml': '[permalinks]\nnotes = "/n/:slug/"\nposts = "/:year/:month/:slug/"\n',
      'content/posts/a-post.md': dated(),
    },
    '/2024/01/a-post/',
    'hugo.toml',
  ],
  [
    "Astro's folders",
    { 'astro.config.mjs': '', 'src/content/posts/deep/x.md': dated() },
    '/posts/deep/x/',
    'the default of Astro',
  ],
  [
    "Eleventy's data files",
    {
      '.eleventy.js': '',
      '_posts/_posts.11tydata.js': "module.exports = { permalink: '/web/{{ page.fileSlug }}/' };",
      '_posts/2021-10-08-x.md': dated(),
    },
    '/web/x/',
    '_posts/_posts.11tydata.js',
  ],
  [
    'Pelican',
    {
      'pelicanconf.py': "ARTICLE_URL = 'blog/{date:%Y}/{slug}.html'\n",
      'content/x.md': 'Title: A post\nDate: 2024-01-02\n\nText\n',
    },
    '/blog/2024/x.html',
    'pelicanconf.py',
  ],
  [
    'Quartz',
    { 'quartz.config.ts': '', 'content/notes/A note.md': dated() },
    '/notes/A-note',
    'the default of Quartz',
  ],
  [
    'Docusaurus',
    { 'docusaurus.config.js': '', 'blog/one.md': dated() },
    '/blog/one',
    'the default of Docusaurus',
  ],
  [
    'Zola',
    {
      'config.toml': 'base_url = "https://a.example"\n',
      'content/2016-12-09-Dein and vim.md': dated(),
    },
    '/dein-and-vim/',
    'the default of Zola',
  ],
  [
    "Hexo's abbrlink",
    {
      '_config.yml': 'permalink: posts/:abbrlink.html\n',
      'source/_posts/x.md': dated('abbrlink: 1a2b3c\n'),
    },
    '/posts/1a2b3c.html',
    '_config.yml',
  ],
])('%s', (_, files, url, source) => {
  expect(urlsOf(files)).toEqual([url, source]);
});
