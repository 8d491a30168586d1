/** Small blogs, each for an error that once occurred. */
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serveFolder } from '../../src/builder/hosts/server.ts';
import { makeTemporaryFolder } from '../../src/lib/node/temporary-folder.ts';
import { mp4, writeFiles } from '../../test-content/files.ts';
import type { BlogOptions } from './find-posts.ts';
import { readBlog } from './import-blog.ts';
import { describeBlog } from './report.ts';

const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** What a blog of the files becomes, on an English site without articles. */
async function importFiles(
  files: Record<string, string | Buffer>,
  options: Partial<BlogOptions> = {},
) {
  const root = makeTemporaryFolder('blog-');
  writeFiles(root, files);
  const blog = await (await readBlog(root, { language: 'en', ...options }))();
  const article = (name: string) => `${blog.files.get(`articles/${name}.md`)}`;
  return {
    ...blog,
    article,
    body: (name: string) =>
      article(name)
        .replace(/^---[\s\S]*?\n---\n/, '')
        .trim(),
    names: [...blog.files.keys()].sort(),
    items: blog.skipped.map(({ line, what }) => `${line} ${what}`),
  };
}

const dated = (text = 'Text.', more = '') =>
  `---\ntitle: A post\ndate: 2024-01-02\n${more}---\n${text}\n`;
const jekyllWith = (settings: string) => ({ '_config.yml': settings });
const jekyll = jekyllWith('url: https://j.example\n');
const hugoWith = (settings: string) => ({ 'hugo.toml': settings });
const hugo = hugoWith('baseURL = "https://h.example/"\n');
const astro = { 'astro.config.mjs': "export default { site: 'https://a.example' };" };
const jekyllPost = '_posts/2024-01-02-x.md';

/** The body of a post in a Jekyll blog. */
const convert = async (text: string, files = {}) => {
  const blog = await importFiles({ ...jekyll, [jekyllPost]: dated(text), ...files });
  return { ...blog, text: blog.body('x') };
};

type Files = Record<string, string>;

test.each<[file: string, fields: string, url: string, files: Files, oldUrls?: string]>([
  [jekyllPost, '', '/2024/01/02/x.html', jekyll],
  [jekyllPost, 'permalink: /a/:year', '/a/2024', jekyll],
  [jekyllPost, '', '/p/x/', jekyllWith('defaults: [{scope: {}, values: {permalink: /p/:title/}}]')],
  [
    jekyllPost,
    'categories: [Top, My Cat]\ntags: [Rust]',
    '/web/top/my%20cat/2024/01/02/x/',
    jekyllWith('url: https://j.example\nbaseurl: /web\npermalink: pretty'),
  ],
  ['_posts/2024-01-02-.NET - at the Hip..md', '', '/2024/01/02/.NET-at-the-Hip.html', jekyll],
  [`notes/${jekyllPost}`, '', '/notes/2024/01/02/x.html', jekyll],
  ['content/posts/2024-01-02-My post.md', '', '/posts/2024-01-02-my-post/', hugo],
  ['content/post/x.md', 'slug: a', '/p/a/', { 'config.yaml': 'Permalinks: {Post: /p/:slug/}' }],
  ['content/page/x.md', '', '/a-post/', { 'config.yaml': 'permalinks: {page: /:slug/}' }],
  ['content/a/x.md', '', '/2024/a-post/', hugoWith('[permalinks.page]\na = "/:year/:slug/"')],
  [
    'content/posts/x.en.md',
    '',
    '/a-post/',
    {
      'config/_default/hugo.toml': 'baseURL = "https://h.example/"',
      'config/_default/permalinks.toml': 'posts = "/:slug/"',
      'config/_default/languages.en.toml': 'title = "A"',
    },
  ],
  [
    'content/posts/x.md',
    '',
    '/en/posts/x.html',
    hugoWith('uglyURLs = true\ndefaultContentLanguageInSubdir = true'),
  ],
  [
    'src/content/posts/deep/My Post.md',
    '',
    '/posts/deep/my-post/',
    { ...astro, 'src/pages/posts/[...slug].astro': '' },
  ],
  ['src/pages/posts/My Post.md', '', '/posts/my-post/', astro],
  // Astro lowers names, also for a pattern of the owner.
  ['src/content/blog/2016-05-18-My-Js.md', '', '/b/2024/my-js/', astro, '/b/:year/:title/'],
  [
    jekyllPost,
    'abbrlink: 1a2b',
    '/w/x/1a2b.html',
    jekyllWith('url: https://j.example\nbaseurl: /web'),
    '/w/:title/:abbrlink.html',
  ],
])('%s with the fields %j was at %s with %o', async (file, fields, url, settings, oldUrls) => {
  const posts = { [file]: dated('Text.', `${fields}\n`) };
  const { files } = await importFiles({ ...settings, ...posts }, { oldUrls });
  expect(`${[...files.values()][0]}`).toContain(`aliases:\n  - ${url}\n`);
});

test.each<[file: string, settings: Files]>([
  ['src/content/posts/x.md', { ...astro, 'src/pages/blog/[slug].astro': '' }],
  ['src/content/blog/x.md', { ...astro, 'src/pages/blog/[year]/[...slug].astro': '' }],
  ['content/a/b/x.md', hugoWith('[permalinks]\na = "/n/:sections[1:]/:slug/"\n')],
])('the old URL of %s is not known with %o', async (file, settings) => {
  const { article, urls } = await importFiles({ ...settings, [file]: dated() });
  expect(article('x')).not.toContain('aliases');
  expect(urls).toMatch(/^The old URLs of 1 posts are unknown. Set their pattern: --old-urls/);
});

/** Fields that make a post a draft, in any generator. */
const hidingFields = [
  ...['draft: true', 'draft: yes', 'draft: 1', 'published: false', 'publish: no', 'private: true'],
  ...['permalink: false', 'status: private', 'status: pending', 'type: draft', 'state: hidden'],
  ...['ispublished: false', 'ispublic: false', 'visibility: members', 'listed: false', 'hide: on'],
  ...['unpublished: 1', 'membersonly: true', 'eleventyexcludefromcollections: true', 'wip: true'],
];

/** The same fields in all forms, of which generators know some. */
const heads = [
  'Title: A\nDate: 2024-01-02\nSummary: One\n  two\nDraft: true\n\n',
  '{\n\t"title": "A",\n\t"date": "2024-01-02",\n\t"draft": true\n}\n',
  '---json\n{ "title": "A", "date": "2024-01-02", "draft": true }\n---\n',
  '\uFEFF\n<!-- x -->\n-----\ntitle: A\ndate: 2024-01-02\ndraft: true\n----\n',
  ...['title: A\ndraft: true\n---\n', '---\ntitle: A\ndraft: true\n...\n'],
];

/** Texts that begin like fields: all of them stays. */
const unknownForm = 'fields that cannot be read: their form is unknown';
const unreadable = [
  'export const metadata = {\n  draft: true,\n};\n\nText.',
  ...['Status: draft\n\nText.', '---\nText.', '---\nText.\n---\nMore.', '{"draft": true\n\nText.'],
];

const cascading = '---\ncascade: {draft: true}\n---\n';

type Draft = [reason: string, file: string, settings: Files, body?: string];

test.each<Draft>([
  ...hidingFields.map((all): Draft => [all, 'content/a.md', hugo, dated('Text.', `${all}\n`)]),
  ...heads.map((head): Draft => ['draft: true', 'blog/2024-01-02-a.md', {}, `${head}Text.\n`]),
  ...unreadable.map((text): Draft => [unknownForm, 'blog/2024-01-02-a.md', {}, text]),
  ['password', 'content/a.md', hugo, dated('Text.', 'password: secret\n')],
  ['secret', 'content/a.md', hugo, dated('Text.', 'secret: word 2024\n')],
  ['a future date in embargo', 'content/a.md', hugo, dated('A', 'embargo: 2999-01-01\n')],
  ['build.list: never', 'content/a.md', hugo, dated('A', 'build: {list: never}\n')],
  ['params.hidden: true', 'content/a.md', hugo, dated('A', 'params: {hidden: true}\n')],
  ['build.render: false', 'content/a.md', hugo, dated('Text.', '_build: {render: false}\n')],
  ['a past date in expirydate', 'content/a.md', hugo, dated('A', 'expiryDate: 2001-02-03\n')],
  ['a future date in publishdate', 'content/a.md', hugo, dated('A', 'publishDate: 2999-01-01\n')],
  ['a future date in date', 'content/a.md', hugo, '---\ndate: 2999-01-01\n---\nA\n'],
  ['the folder _drafts', '_drafts/a.md', jekyll],
  ['a name without a date', '_posts/a.md', jekyll],
  ['a name that begins with _', 'blog/_wip/a.md', {}],
  ['the setting ignorefiles: a\\.md$', 'content/a.md', hugoWith("ignoreFiles = ['a\\.md$']")],
  ['the setting exclude: _posts/b', '_posts/b/2024-01-02-a.md', jekyllWith('exclude: [_posts/b]')],
  ['the setting ignorePatterns: b', 'blog/b/a.md', { 'quartz.config.ts': 'ignorePatterns: ["b"]' }],
  ['the setting exclude: blog/a*', 'blog/a.md', { '.eleventyignore': '# b\n\nblog/a*\n' }],
  ['the setting disabled: de', 'content/a.de.md', hugoWith('[languages.de]\ndisabled = true')],
  ['draft: true', 'blog/a.md', { 'blog/blog.json': '{"draft": true}' }],
  ['hidden: perhaps, by a.11tydata.js', 'blog/a.md', { 'blog/a.11tydata.js': 'draft: false' }],
  ['draft: true', 'content/a.md', hugoWith('cascade = [{draft = true}, {draft = false}]')],
  ['draft: true', 'content/b/a.md', { ...hugo, 'content/_index.en.md': cascading }],
  ...['_posts/*-a.md', '_posts/2024-01-02-a.md', '_posts'].map((path): Draft => {
    const defaults = `defaults: [{scope: {path: "${path}"}, values: {hidden: true}}]`;
    return ['hidden: true', '_posts/2024-01-02-a.md', jekyllWith(defaults)];
  }),
  ['the tag encryptor', 'content/a.md', hugo, dated('{{< encryptor "x" >}}A{{< /encryptor >}}')],
  ['no date in its fields, its name or git', 'src/content/blog/a.md', astro, 'Text.\n'],
  ['fields that cannot be read: Nested', 'content/a.md', hugo, '---\ntitle: A: b\n---\nText.\n'],
  ['fields that cannot be read: Invalid', 'content/a.md', hugo, '+++\ntitle = "\\d"\n+++\nA\n'],
])('%s makes %s a draft in a blog with %o: %j', async (reason, file, settings, body = dated()) => {
  const posts = file.startsWith('blog/') ? 'blog' : undefined;
  const blog = await importFiles({ ...settings, [file]: body }, { posts });
  expect(blog.article('a')).toContain('\ndraft: true\n');
  expect(blog.drafts.map(({ what }) => what)).toEqual([expect.stringContaining(reason)]);
  const words = (text: string) => text.match(/\w+/g);
  if (reason === unknownForm) expect(words(blog.body('a'))).toEqual(words(body));
});

test.each<[files: string[], settings: Files, names: string[], items: string[]]>([
  [['404-pages.md', 'license-to-code.md'], {}, ['404-pages', 'license-to-code'], []],
  [['readme-driven.md', 'security-x.md'], {}, ['readme-driven', 'security-x'], []],
  [['security.md', 'de.md'], { 'content/posts/README.md': 'About.' }, ['de', 'security'], []],
  [
    ['b/index.md', 'b/notes.md', 'b/more/x.md'],
    {},
    ['b'],
    ['Markdown beside an index.md', 'Markdown beside an index.md'],
  ],
  [['x.md', 'x.html'], {}, ['x'], ['a post in html']],
  [['x.md'], { 'content/about.md': dated() }, ['x'], ['a page of Hugo, not a post']],
  [
    ['x.md'],
    { 'config/_default/params.toml': 'mainSections = "posts"', 'content/docs/b.md': dated() },
    ['x'],
    ['a page of Hugo, not a post'],
  ],
  [['x.md'], { 'content/posts/y.md': dated('', 'headless: on\n') }, ['x'], ['a headless page']],
])('of the files %o of Hugo with %o, %o are posts', async (files, settings, names, items) => {
  const posts = Object.fromEntries(files.map((file) => [`content/posts/${file}`, dated()]));
  const { names: written, skipped } = await importFiles({ ...hugo, ...posts, ...settings });
  expect(written).toEqual(names.map((name) => `articles/${name}.md`));
  expect(skipped.map(({ what }) => what)).toEqual(items);
});

test('other folders with Markdown, and other formats, are named', async () => {
  const { names, skipped } = await importFiles({
    ...astro,
    'src/content/blog/a.md': dated(),
    'src/content/blog/b.qmd': dated(),
    'src/content/notes/2024/01/c.md': dated(),
    'src/content/notes/css/d.md': '---\nadded: 2024-01-02\n---\n',
  });
  expect(names).toEqual(['articles/a.md']);
  expect(skipped.map(({ what }) => what).sort()).toEqual([
    'Markdown elsewhere, for --posts',
    'a post in qmd',
    'dated Markdown in src/content/notes, for --posts',
  ]);
});

test('a symbolic link to another folder is not followed', async () => {
  const [elsewhere, root] = [makeTemporaryFolder('elsewhere-'), makeTemporaryFolder('blog-')];
  writeFiles(elsewhere, { 'secret.md': dated(), 'secret.png': png });
  const text = '![a](/linked/secret.png) [b](/c.png) ![[c.png]] ![d](/d.png)';
  writeFiles(root, { '_config.yml': '', [jekyllPost]: dated(text), 'real.png': png });
  symlinkSync(elsewhere, join(root, 'linked'));
  symlinkSync(elsewhere, join(root, '_drafts'));
  symlinkSync(join(elsewhere, 'secret.png'), join(root, 'c.png'));
  symlinkSync(join(elsewhere, 'secret.md'), join(root, '_posts/2024-01-03-y.md'));
  symlinkSync(join(root, 'real.png'), join(root, 'd.png'));
  for (const posts of [undefined, '_posts']) {
    const { files } = await (await readBlog(root, { language: 'en', posts }))();
    expect([...files.keys()].sort()).toEqual(['articles/x-d.png', 'articles/x.md']);
  }
});

/** A Hugo blog with a post and settings in YAML. */
const hugoYaml = (settings: string) => ({ 'config.yaml': settings, 'content/a.md': dated() });

test.each<[what: string, files: Files, expected: RegExp]>([
  [
    'a text over two lines',
    { ...jekyll, '_posts/2024-01-02-a.md': dated('Text.', 'meta: "one\ntwo"\ncategory: c\n') },
    /category: c\n/,
  ],
  [
    'names with hyphens',
    { ...hugo, 'content/a.md': dated('Text.', 'cover-img: /c.png\nimageAlt: A hill\n') },
    /picture: a-c.png\npictureAlt: A hill\n/,
  ],
  [
    'TOML, a cover, a series and an entity',
    {
      ...hugo,
      'content/a.md': `+++\ntitle = "Don&#8217;t"\ndate = 2024-01-02T09:15:00+02:00\nseries = ["A guide"]\ncover = {image = "/c.png", alt = "A hill"}\n+++\nText.\n`,
    },
    /title: Don’t\n[\s\S]*date: 2024-01-02\n[\s\S]*series: A guide\npicture: a-c.png\npictureAlt: A hill/,
  ],
  [
    "its own URL as its first alias, and its id in the blog's feed",
    { ...hugo, 'content/posts/a.md': dated('Text.', 'aliases: [/old/a/, older]\n') },
    /feedId: https:\/\/h.example\/posts\/a\/\naliases:\n {2}- \/posts\/a\/\n {2}- \/old\/a\/\n {2}- \/posts\/older\n/,
  ],
  [
    "its blog's language",
    hugoYaml('DefaultContentLanguage: zh-cn\nlanguageCode: en-us'),
    /lang: zh-cn/,
  ],
  ["its blog's language code", hugoYaml('languageCode: fa'), /lang: fa/],
])('a post has %s', async (_, files, expected) => {
  const { article, drafts } = await importFiles({ ...files, 'static/c.png': png });
  expect(article('a')).toMatch(expected);
  expect(drafts).toEqual([]);
});

test('a folder for each language', async () => {
  const { article } = await importFiles({
    ...hugoWith('defaultContentLanguage = "en"\n[languages.en]\n[languages.de]\n'),
    'content/en/posts/quay.md': dated(),
    'content/de/posts/quay.md': dated(),
  });
  expect(article('quay')).toContain('aliases:\n  - /posts/quay/\n');
  expect(article('quay-de')).toContain('lang: de\naliases:\n  - /de/posts/quay/\n');
});

test('files come along, except for pages and those of drafts', async () => {
  const files = {
    ...{ 'files/x.xlsx': 'x', 'files/C#.pdf': 'y', '.env': 'z' },
    ...{ 'about.html': 'a', 'feed.xml': 'b', 'x/y.txt': '---\n' },
  };
  const text =
    '[a](/files/x.xlsx) [b](/files/C%23.pdf) [c](/.env) [d](/about.html) [e](/feed.xml) [f](/x/y.txt)';
  const published = await convert(text, files);
  expect(published.text).toBe('[a](/files/x.xlsx) [b](/files/C%23.pdf) c d e f');
  expect(published.names.filter((name) => name.startsWith('public'))).toEqual([
    'public/files/C#.pdf',
    'public/files/x.xlsx',
  ]);
  const draft = await importFiles({ ...jekyll, ...files, '_drafts/x.md': text });
  expect(draft.names).toEqual(['articles/x.md']);
});

test('files that could run code at the site are not imported, and drawings are disarmed', async () => {
  const script = '<script>navigator.serviceWorker.register("/sw.mjs")</script>';
  const files = {
    'img/evil.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="x()">${script}<path d="M0 0h9"/></svg>`,
    'img/broken.svg': '<svg><a></svg>',
    'img/utf-16.svg': Buffer.from('<svg/>', 'utf16le'),
    ...Object.fromEntries(
      ['sw.mjs', 'x.cjs', 'p.xhtml', 'p.xml', 'p.shtml', 'p.svgz', 'p.exe', 'CON.pdf', 'a\nb.pdf']
        .concat(['rtl\u202efdp.txt', 'a:b.txt'])
        .map((name) => [`img/${name}`, script]),
    ),
  };
  const text = Object.keys(files).map((file) => `[x](</${encodeURI(file)}>)`);
  const published = await convert(text.join('\n\n'), files);
  expect(published.names.filter((name) => name.startsWith('public'))).toEqual([
    'public/img/evil.svg',
  ]);
  const body = published.files.get('public/img/evil.svg');
  const drawing = readFileSync(typeof body === 'object' ? body.copyOf : '', 'utf8');
  expect(drawing).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
});

test('a text that would stall patterns is imported', async () => {
  const lines = ['import a '.repeat(45), `[${'['.repeat(1500)}](${'x'.repeat(1500)}`];
  const { article } = await importFiles({ 'a.md': `${lines.join('\n\n')}\n` }, { posts: '.' });
  expect(article('a')).toContain('import a import a');
});

test("pictures in Hugo's content, and files beside a post", async () => {
  const { body, names } = await importFiles({
    ...hugo,
    'content/post/a.md': dated('![x](/post/a/x.png)'),
    'content/post/a/x.png': png,
    'content/post/b/index.md': dated('[data](data.csv)'),
    'content/post/b/data.csv': '1',
  });
  expect(body('a')).toBe('![x](a-x.png)');
  expect(body('b')).toBe('[data](/files/b/data.csv)');
  expect(names).toContain('public/files/b/data.csv');
});

test.each([
  ...[
    '<A HREF="https://x.example">x</A> here.',
    'Between $5 and $10, \\(a^2\\), $[a](b)$ and ==this==',
    'x[[1]]\n\n    println!("{:?}", x); {% link y %}\n    {{ site.baseurl }}/z',
    '<pre>\n{:.b}\n\n{% link y %}\n</pre>\n\nThe <code>{:.b}</code>, {:a}, "{:.2f}".',
  ].map((unchanged) => [unchanged, unchanged]),
  ['<IMG SRC="/full.png" ALT="i">', '<IMG src="x-full.png" ALT="i">'],
  ['Text {% raw %}{{ x }}{% endraw %} more', 'Text &#123;&#123; x }} more'],
  ['```bash\n{% raw %}\necho {{ x }}\n{% endraw %}\n```', '```bash\n\necho {{ x }}\n\n```'],
  ['{% raw %}\n    {{ x }}\n\n{{ y }}{% endraw %}', '{{ x }}\n\n&#123;&#123; y }}'],
  ['{% highlight js linenos %}\na\n```\n{% endhighlight %}', '````js\na\n```\n````'],
  ['[a]({% post_url 2024-01-03-B post %})', '[a](b-post.md)'],
  ['[a]({{ site.baseurl }}/2024/01/02/B-post.html#one)', '[a](b-post.md#one)'],
  ['[a]({{ site.baseurl }}{% post_url 2024-01-03-B post %})', '[a](b-post.md)'],
  ['{% assign base = site.baseurl %}\n![a]({{ base }}/full.png)', '![a](x-full.png)'],
  ["![a]({{ '/full.png' | relative_url }}){: .wide}", '![a](x-full.png)'],
  ['## One\n{: .b #two}\n\n`c`{:.d} e', '## One\n\n\n`c` e'],
  ['* TOC\n{:toc}\n\nText', 'Text'],
  ['A{% comment %} secret {% endcomment %}.', 'A.'],
  ['`{% raw %}{% comment %}{% endraw %}`', '`{% comment %}`'],
  ['```\na\n{% comment %}\nsecret\n{% endcomment %}\n```', '```\na\n\n\n\n```'],
  [
    '![x](full.png "By [Ann](https://ann.example), \\"hi\\"")',
    '![x](x-full.png "By Ann (https://ann.example), \\"hi\\"")',
  ],
  [
    '![a [b](/) c](full.png)\n\n![d][e]\n\n[e]: full.png "By [Ann](https://ann.example)"',
    '![a b c](x-full.png)\n\n![d][e]\n\n[e]: x-full.png "By [Ann](https://ann.example)"',
  ],
  ['<a name="x" />\n# One\n\n<span id="y"/>', '<a id="x"></a>\n# One\n\n<span id="y"></span>'],
  [`<p><img src="/full.png" alt=a='"x"' /></p>`, `<p><img src="x-full.png" alt=a='"x"' /></p>`],
  [
    '<iframe src="https://www.youtube.com/embed/y"></iframe>\n\nNext.',
    '<a href="https://www.youtube.com/watch?v=y">youtube.com/watch?v=y</a>\n\nNext.',
  ],
  [
    '<iframe src="//x.example/a" />\n\nTwo.\n\n<video controls><source src="https://x.example/b"></video>',
    '<a href="https://x.example/a">x.example/a</a>\n\nTwo.\n\n<a href="https://x.example/b">x.example/b</a>',
  ],
  ['`{% link x %}` and "Vec<T>"', '`{% link x %}` and "Vec\\<T>"'],
  ['[![A](/a b.png)](/full.png)', '[![A](x-a-b.png)](/full.png)'],
  ['[![A](/a b.png)](/a b.png)', '[![A](x-a-b.png)](/a%20b.png)'],
  ['![A](/a b (1).png "Title")', '![A](x-a-b-1.png "Title")'],
  [`![A](data:image/png;base64,${png.toString('base64')})`, '![A](x-picture.png)'],
  ['<video src="/clip.mp4" controls></video>', '![](x-clip.mp4)'],
])('%s', async (source, expected) => {
  const { text, skipped, names } = await convert(source, {
    ...{ 'full.png': png, 'a b.png': png, 'a b (1).png': Buffer.concat([png, png]) },
    'clip.mp4': mp4(),
    '_posts/2024-01-03-B post.md': dated('# One', ''),
  });
  expect(text).toBe(expected);
  expect(skipped).toEqual([]);
  if (text.includes('.mp4')) expect(names).toContain('articles/x-clip.mp4');
});

test.each([
  ['{{< youtube w7 >}}', '<a href="https://www.youtube.com/watch?v=w7">youtube.com/watch?v=w7</a>'],
  ['[a]({{< ref "b.md#one" >}}), [b]({{% relref path="/posts/b" %}})', '[a](b.md#one), [b](b.md)'],
  ['{{< highlight go "hl_lines=2" >}}\na\n{{< /highlight >}}', '```go\na\n```'],
  ['{{< figure src="/x.png" alt="An [x]" caption="T" >}}', '![An \\[x\\]](a-x.png "T")'],
  [
    '{{<figure src="/x.png" title="T" caption="By [Ann](https://ann.example)" attr="Bo" attrlink="https://bo.example">}}',
    '![By \\[Ann\\](https://ann.example)](a-x.png "T – By Ann (https://ann.example) – Bo – https://bo.example")',
  ],
  ['- {{<img src=/%78.png alt="An x" >}}', '- ![An x](a-x.png)'],
  ['{{< high rust >}}\n# a `b`\n\n    [[c]]\n{{< /high >}}', '```rust\n# a `b`\n\n    [[c]]\n```'],
  ['- a\n  {{< own >}}\n  b\n  {{< /own >}}', '- a\n  ```\n  b\n  ```'],
  ['    {{< ref "b.md" >}}\n\nText', '{{< ref "b.md" >}}\n\nText'],
  ['{{% notice tip "T u" %}}\n## A\n\nb\n{{% /notice %}}', '> [!TIP] T u\n> ## A\n>\n> b'],
  ['{{< note >}}\n{{< tip >}}\nb\n{{< /tip >}}\n{{< /note >}}', '> [!NOTE]\n> > [!TIP]\n> > b\n>'],
  [':::caution[Only there]\n\n  A\n\n:::', '> [!CAUTION] Only there\n>\n> A\n>'],
])('of Hugo: %s', async (source, expected) => {
  const { body } = await importFiles({
    ...hugo,
    'content/posts/a.md': dated(source),
    'content/posts/b.md': dated('## One'),
    'static/x.png': png,
    'layouts/shortcodes/own.html': '{{ highlight .Inner "" }}',
  });
  expect(body('a')).toBe(expected);
});

test.each([
  ['{{ figure(src="/x.png", caption="T") }}', '![T](a-x.png "T")'],
  ['{{ video(url="https://x.example/") }}', '<a href="https://x.example/">x.example/</a>'],
  ['[b](@/blog/b.md)', '[b](b.md)'],
  ['{% note(title="T") %}\nA\n{% end %}\nB', '> [!NOTE] T\n> A\n\nB'],
  ['{% codeblock lang:js %}\na\n{% endcodeblock %}', '```js\na\n```'],
  ['{% note info T %}\nA\n{% endnote %}', '> [!INFO] T\n> A'],
  ['    if [[ -f x ]]; then\n\n<pre>m[[1]]</pre>', 'if [[ -f x ]]; then\n\n<pre>m[[1]]</pre>'],
  ['{% link T https://x.example %}', '<!-- {% link T https://x.example %} -->'],
  ['\uFDD0 \uE000 `a`: [[b]]', '\uFDD0 \uE000 `a`: [b](b.md)'],
])('of other generators: %s', async (source, expected) => {
  const files = { 'site/content/blog/a.md': dated(source), 'site/content/blog/b.md': dated() };
  const posts = { posts: 'site/content/blog' };
  const { body } = await importFiles({ ...files, 'site/static/x.png': png }, posts);
  expect(body('a')).toBe(expected);
});

test.each([
  ['A {{< map a="x" >}} b', 'A <!-- {{< map a="x" >}} --> b', 'a shortcode of Hugo (map)'],
  ['- {{< x >}} **B**\n- b', '- **B** <!-- {{< x >}} -->\n- b', 'a shortcode of Hugo (x)'],
  ['[text]({{ .x }})', 'text<!-- {{ .x }} -->', "a template's value (.x)"],
  ['<Chart title="x" />', '', '<Chart>'],
  ['{{<notice note="x">}}', '<!-- {{<notice note="x">}} -->', 'a shortcode of Hugo (notice)'],
  [
    '<div style={{\n  overflowX: "auto"\n}}>\n\nText\n\n</div>',
    '<!-- <div style={{\n overflowX: "auto"\n}}> -->\n\nText\n\n</div>',
    'a tag of MDX',
  ],
  ['<TabItem value="a" label="npm">npm i</TabItem>', '<b>npm</b> npm i', '<TabItem>'],
  [
    '<a href="https://x.example/"><img src="https://127.0.0.1:9/a.png" alt="A"></a>',
    '<a href="https://x.example/">A</a>',
    'a picture that cannot be downloaded',
  ],
  ['a <span style="color:red" onclick="x()">b</span>', 'a <span>b</span>', 'the attribute style'],
  ['[about](/about/)', 'about', 'a link to a page or file that is not imported'],
  ['[there](#nothing)', 'there', 'a link to a heading that is not in the text'],
  ['![A](/gone.png)', 'A', 'a picture that is not in the folder'],
])('%s is not published, and is reported', async (source, expected, what) => {
  const { body, items } = await importFiles({ ...hugo, 'content/posts/a.md': dated(source) });
  expect(body('a').replace(/ +/g, ' ')).toBe(expected);
  expect(items).toContain(`5 ${what}`);
});

test.each([
  [
    'import plan from \'./plan.png\';\n\n<Figure src={plan} label="A plan" />',
    '![A plan](a-plan.png)',
  ],
  ['<Image\n  alt="Two"\n  src="./plan.png"\n/>', '![Two](a-plan.png)'],
  ['<Embed src="https://x.example" />', ''],
  ['<img src={require("./plan.png")} style={{ a: 1 }} />', '<img src="a-plan.png" />'],
  [
    '<Video src={"//x.example"} />\nA\n\n<Video></Video>',
    '<a href="https://x.example">x.example</a>\nA',
  ],
  [
    '<A1a>\n  <Tab label="b">\n    ```json\n    {"a": {}}\n    ```\n  </Tab>\n</A1a>\nText',
    '<b>b</b> \n```json\n{"a": {}}\n```\n\n\nText',
  ],
  ['<callout-info>\n    - A\n</callout-info>', '> [!INFO]\n> - A'],
  [
    'export const year = {\n  a: 2024,\n};\n\nIn {year.a}{" "}we {f((x) => ({ x }))} `{b}` \\{c\\}.',
    'In  we  `{b}` \\{c\\}.',
  ],
])('of MDX outside of comments: %s', async (source, expected) => {
  const folder = 'src/content/blog';
  const files = { [`${folder}/a.mdx`]: dated(source), [`${folder}/plan.png`]: png };
  const { body } = await importFiles({ ...astro, ...files });
  const visible = body('a').replace(/<!--[\s\S]*?-->/g, '');
  expect(visible.trim()).toBe(expected);
});

test.each(['posts/a-walk/2024-01-02-index.md', 'posts/2024/01/02/a-walk.md'])(
  'the name and the date of %s',
  async (file) => {
    const { article } = await importFiles({ [file]: 'Text.\n' }, { posts: 'posts' });
    expect(article('a-walk')).toContain('\ndate: 2024-01-02\n');
  },
);

test('notes link each other by name', async () => {
  const { body } = await importFiles(
    {
      'a.md': dated('[[B note|the note]] and [[Gone]]\n\n![[x.png]]'),
      'B note.md': dated(),
      'pics/x.png': png,
    },
    { posts: '.' },
  );
  expect(body('a')).toBe('[the note](b-note.md) and Gone\n\n![](a-x.png)');
});

test('a remote picture is fetched once; one that fails to load becomes a link', async () => {
  const requests: (string | undefined)[] = [];
  const { url: host, close } = await serveFolder(({ url }, response) => {
    requests.push(url);
    response.writeHead(url === '/a.png' ? 200 : 404).end(png);
  });
  const { text, skipped } = await convert(`![1](${host}/a.png) ![2](${host}/b.png)`, {
    '_posts/2024-01-03-y.md': dated(`![1](${host}/a.png)`),
  });
  close();
  expect(requests.sort()).toEqual(['/a.png', '/b.png']);
  expect(text).toMatch(/^!\[1\]\([xy]-a\.png\) \[2\]\(http:.*\/b\.png\)$/);
  expect(skipped).toMatchObject([{ what: 'a picture that answers 404', detail: `${host}/b.png` }]);
});

test('a link to a draft becomes text, since its target is not published', async () => {
  const { body, items } = await importFiles({
    ...hugo,
    'content/posts/a.md': dated('[b](b.md)'),
    'content/posts/b.md': dated('[a](a.md)', 'draft: true\n'),
  });
  expect(body('a')).toBe('b');
  expect(body('b')).toBe('[a](a.md)');
  expect(items).toContain('5 a link to a draft');
});

test('the report begins with what is lost, and has a line for each kind', async () => {
  const text = '{% a x %}\n\n{% a y %}\n\n[b](/c)\n\n![d](e.png)\n';
  const files = {
    '_posts/x.html': '---\n---\n',
    [jekyllPost]: dated(text, 'mood: x\nweather: y\n'),
  };
  const { lines, positions } = describeBlog(await importFiles({ ...jekyll, ...files }));
  expect(lines.join('\n')).toMatch(
    /:\n- \S+x\.html:1: a post in html\n- \S+:13: a picture [^\n]+\n- \S+:11: a link [^\n]+\n- 2 times a tag of Liquid or Nunjucks \(a\), first in \S+:7\n- fields: mood, weather\nOld URLs by the rules of Jekyll or their fields, such as \/2024\/01\/02\/x\.html\.\nJekyll: 1 post \(0 drafts\), 0 pictures, 0 files$/,
  );
  expect(positions).toHaveLength(7);
});

test.each<[string, Files, RegExp]>([
  [
    'an unknown generator',
    { 'content/blog/a.md': dated(), 'content/blog/b/index.md': dated(), 'about.md': 'x' },
    /--posts FOLDER .*Folders with Markdown: content\/blog \(2\), \. \(1\)$/,
  ],
  ['Hexo', { '_config.yml': '', 'source/_posts/a.md': dated() }, /source\/_posts \(1\)$/],
  ['Zola', { 'config.toml': 'base_url = "x"', 'content/a.md': dated() }, /content \(1\)$/],
  ['Quarto', { 'posts/a.qmd': dated() }, /no Markdown: `quarto .*. Of a resume, name the file/],
  ['broken settings', { 'hugo.toml': '[', 'content/a.md': dated() }, /cannot be read: hugo.toml/],
  ['parts', { ...hugo, 'content/a.md': dated('', 'headless: on\n') }, /has pages, but no posts/],
])('%s is refused with a remedy', async (_, files, message) => {
  await expect(importFiles(files)).rejects.toThrow(message);
});

/** Texts, in which each W becomes a word of its own. */
const parts = [
  ...['W costs $5 to $W.', '$$\n\\begin{a}\n W &= W\n\\end{a}\n$$', 'W 🚀\t\\(W^2\\).', '- `{:W}`'],
  ...['A [W](/about/) ![W](/full.png) W.', '{% W %} **W**', '<iframe src="https://a.example/W" />'],
  ...['<Video src="https://a.example/W" />', '    if [[ -f W {:W} ]] {{ W }}', 'W[[W]] {:W} {:.W}'],
  ...['<pre>W[[W]] {# W #}\n\n{% link W %}</pre>', 'W <code>W {:W}</code>', ':::tip W\n`W`\n:::'],
  ...['```\n{% raw %}{{ W }}{% endraw %}\n```', '{% raw %}W {{ W }}{% endraw %}', '- W\n- W'],
  ...['{% note %}\n**W**\n\n    W\n{% endnote %}', '{{< high go >}}\n# W [[W]]\n{{< /high >}}'],
  ...['<Note>\n    ~~~\n    {W}\n    ~~~\n</Note>', '{% b(c) %}\nW\n{% end %}'],
  ...['<div>\n<style>\n a\n\n b\n</style>\n<b>W</b>\n</div>', '<Tab>\n  W\n</Tab>'],
];

test('all words of a text are in its article or report, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('blog/a.md', 'blog/a.mdx'),
      async (all, name) => {
        let count = 0;
        const source = all.join('\n\n').replace(/W/g, () => `w${++count}`);
        const files = { [name]: dated(source), 'blog/full.png': png };
        const { body, skipped } = await importFiles(files, { posts: 'blog' });
        const numbers = (text: string) => [...text.matchAll(/\bw(\d+)/g)].map(([, n]) => Number(n));
        const shown = numbers(body('a').replace(/<!--[\s\S]*?-->/g, ''));
        expect(shown, body('a')).toEqual(shown.toSorted((a, b) => a - b));
        const listed = numbers(`${body('a')} ${skipped.map(({ detail }) => detail)}`);
        expect([...new Set(listed)].length, `${source}\n---\n${body('a')}`).toBe(count);
      },
    ),
    { numRuns: 60 },
  );
});
