import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { readArticle } from '#model/articles/articles.ts';
import { readFrontMatter } from '#model/articles/front-matter.ts';
import { fieldNames } from '#schema/article-fields.ts';
import { renderHtml, renderText } from '#test-content/render-markdown.ts';
import { readFence } from './code.ts';
import { resolveTarget } from './links.ts';

const fields =
  '---\ntitle: A title\nexcerpt: What it says\ndate: 2026-05-11\ncategory: Notes\n---\n';
/** The fields of an article after a change. */
const read = (before: string | RegExp, after: string | (() => string)) =>
  readFrontMatter('articles', fields.replace(before, after as string));

test('articles and case studies have fields', () => {
  expect(read('Notes', 'Notes\nupdated: 2026-06-01\ndraft: true')).toEqual({
    diagnostics: [],
    matter: {
      title: 'A title',
      excerpt: 'What it says',
      date: '2026-05-11',
      updated: '2026-06-01',
      category: 'Notes',
      draft: true,
    },
  });
  const caseStudy = '---\nproject: Engine\nsummary: How it came to be\n---\n';
  const matter = { title: 'Engine', project: 'Engine', excerpt: 'How it came to be' };
  expect(readFrontMatter('case-studies', caseStudy).matter).toEqual(matter);
});

test.each(['1984', '1.10', '0x10', 'true', '"1984"', '2026-01-02'])(
  'a title or topic may be a number: %s',
  (title) => {
    const text = title.replaceAll('"', '');
    expect(read('A title', `${title}\ntopics: [${title}]`).matter).toMatchObject({
      title: text,
      topics: [text],
    });
  },
);

const known = `there are ${fieldNames('articles').join(', ')}`;
const yamlError = (message: string) =>
  `cannot be read: ${message}. A text with symbols of YAML needs double quotes`;
const notEmpty = 'must be a text that is not empty: put it in quotes if it has symbols of YAML';
test.each<[before: string | RegExp, after: string, ...messages: string[]]>([
  ['Notes', 'Notes\nlayout: post', `6: layout: unknown field: ${known}`],
  // A property of every object.
  ['Notes', 'Notes\nconstructor: x', `6: constructor: unknown field: ${known}`],
  ['title:', 'tilte:', '2: tilte: unknown field: did you mean title?'],
  [
    /excerpt[\s\S]*\d\n/,
    '',
    '1: excerpt: is missing',
    '1: date: is missing: a draft needs one, too, such as 2026-11-27',
  ],
  ['05-11', '02-30', '4: date: is a day that does not exist: 2026-02-30'],
  ['2026-05-11', '11.5.2026', "4: date: must be a day as YYYY-MM-DD, not '11.5.2026'"],
  ['A title', '""', `2: title: ${notEmpty}`],
  ['Notes', '{ name: Notes }', `5: category: ${notEmpty}`],
  ['A title', '[a]', `2: title: ${notEmpty}`],
  [
    'A title',
    'Why we closed issue #1',
    `2: title: is cut at ' #': write its text in double quotes: title: "Why we closed issue #1"`,
  ],
  ['A title', 'A title # of mine'],
  ['Notes', 'Notes\ndraft: maybe', '6: draft: must be true or false'],
  ['Notes', 'Notes\ntitle: Another', `6: ${yamlError('Map keys must be unique')}`],
  ['A title', '"A "no""', `2: ${yamlError('Unexpected scalar at node end')}`],
])('%s as %s is reported with its line', (before, after, ...messages) => {
  const { diagnostics } = read(before, after);
  expect(diagnostics.map(({ line, message }) => `${line}: ${message}`)).toEqual(messages);
});

test('no file throws: it has fields, or diagnostics with lines of the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((yaml) => `---\n${yaml}\n---\n`),
      ),
      (text) => {
        const { matter, diagnostics } = readFrontMatter('articles', text);
        expect(Boolean(matter)).toBe(diagnostics.length === 0);
        for (const { line } of diagnostics)
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
      },
    ),
  );
});

test.each([
  ['2026 Review!', '2026-review'],
  ['Über uns', 'uber-uns'],
  ['2', 'article-2'],
  ['工程師', 'gong-cheng-shi'],
  ['c++ & c', 'c-plus-plus-and-c'],
  ['🎉', 'tada'],
])("a file named '%s' is refused with a valid name", (name, better) => {
  const { article, diagnostics } = readArticle({ folder: 'articles', name, text: fields });
  expect(article).toBeUndefined();
  const message = `must be named in lower-case words with hyphens: rename it to ${better}.md`;
  expect(diagnostics).toEqual([{ line: 1, message }]);
});

test.each([
  ['/projects', '/projects'],
  ['#there', '/blog/here#there'],
  ['other.md#a%20b', '/blog/other#a b'],
  ['../case-studies/engine.md?a=b', '/projects/engine?a=b'],
  ['..//', '/'],
  ['https://example.org', 'external'],
  ['javascript:alert(1)', 'invalid'],
  ['//example.org', 'invalid'],
  ['http://localhost:PORT/admin', 'invalid'],
  ['http://192.168.1.300/', 'invalid'],
])('%s leads to %s', (url, expected) => {
  const target = resolveTarget(url, '/blog/here');
  if (typeof target === 'string') expect(target).toBe(expected);
  else
    expect(target.path + target.query + (target.fragment ? `#${target.fragment}` : '')).toBe(
      expected,
    );
});

test('any link resolves to a path of this site, or is external or invalid', () => {
  const url = fc.oneof(
    fc.string(),
    fc.string().map((end) => `#%${end}`),
    fc.webPath(),
  );
  fc.assert(
    fc.property(url, (url) => {
      const target = resolveTarget(url, '/blog/here');
      if (typeof target === 'string') expect(['external', 'invalid']).toContain(target);
      else expect(target.path).toMatch(/^\/(?!\/)/);
    }),
  );
});

test.each([
  ['ts title="a b.ts" {1,3-4}', 'ts', 'a b.ts', '1-1 3-4'],
  ['js{4-5}', 'js', undefined, '4-5'],
  ['js{1-999999999}', 'js', undefined, '1-999999999'],
  ['js:title=x.js {1}', 'js', undefined, '1-1'],
  ['', undefined, undefined, ''],
])("a fence's language, title and marked lines: %s", (info, lang, title, lines) => {
  const { marked, ...names } = readFence(info);
  expect(names).toEqual({ lang, title });
  expect(marked.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(lines);
});

test('no text becomes a style, handler, script or frame', () => {
  const risky = fc.constantFrom(
    '<b>',
    '<a href="javascript:x" onclick="y" style="z">',
    '<svg><script>x</script></svg>',
    '<iframe src="x">',
    '$\\\\href{javascript:x}{y}$',
    '<math><mi xlink:href="data:x">',
    '> [!NOTE]\\n> ',
    '<script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '![x](y "z")',
    '```ts {1}\n<i>\n```',
    '|a|\n|:-:|\n|b|',
    '[^1]\n\n[^1]: note',
    '- [ ] task',
    '~~no~~',
    '"quoted" onclick=x',
    '\n\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(risky, fc.string())), (parts) => {
      const html = renderHtml(parts.join(' '));
      visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
        expect(tagName).not.toMatch(/^(script|iframe|style|svg|object|embed|link|base|form)$/);
        expect(
          Object.keys(properties).filter((name) => /^(style|on[A-Z].*|xLinkHref)$/.test(name)),
        ).toEqual([]);
        expect(`${properties.href ?? properties.src ?? ''}`).not.toMatch(/^\s*(javascript|data):/i);
      });
    }),
  );
});

test('a heading has a unique id and a link next to it, never around another link; only the title is at level one', () => {
  const anchor = (id: string) =>
    `<a class="anchor" href="#${id}" tabindex="-1" aria-hidden="true">#</a>`;
  expect(renderHtml('# One\n\n## One')).toBe(
    `<h2 id="one">One${anchor('one')}</h2>\n<h2 id="one-1">One${anchor('one-1')}</h2>`,
  );
  expect(renderHtml('## See [there](#own) {#own}')).toBe(
    `<h2 id="own">See <a href="#own">there</a>${anchor('own')}</h2>`,
  );
  // The page around the text has this id.
  expect(renderHtml('## Main')).toContain('<h2 id="main-1">');
});

test.each([
  ['## With a footnote[^a]\n\n[^a]: Note.', 'With a footnote', 'with-a-footnote'],
  ['## With $E = mc^2$ in it', 'With in it', 'with-in-it'],
  ['## ![A map](map.png) Picture', 'Picture', 'picture'],
  ['## `Vec<T>` and *more*', 'Vec<T> and more', 'vect-and-more'],
])('the id and the entry in the contents of the heading %s are its words', (source, text, id) => {
  expect(renderText(source).headings).toEqual([{ level: 2, id, text }]);
});

test.each(['details><summary', 'a href="/projects"'])('a heading in <%s> has no link', (parent) => {
  expect(renderHtml(`<${parent}>\n\n### Question\n`)).not.toContain('class="anchor"');
});

test('definitions and harmless HTML have their usual elements', () => {
  expect(renderHtml('Weir\n: A wall.')).toContain('<dt>Weir</dt>');
  expect(
    renderHtml('<kbd>K</kbd><!-- no --> H<sub>2</sub>O<br> <abbr title="x">y</abbr> :tada:'),
  ).toBe('<p><kbd>K</kbd> H<sub>2</sub>O<br> <abbr title="x">y</abbr> 🎉</p>');
  expect(renderHtml('<details><summary>S</summary>\n\n*x*\n\n</details>')).toContain(
    '<summary>S</summary>',
  );
  expect(renderHtml('<div align="center">c</div>')).toContain('<div class="center">');
});

test('marked lines keep their highlighting', () => {
  const html = renderHtml('```ts {2}\nconst a = `x\ny`;\n```');
  expect(html).toContain('<mark><span class="value">y`</span>;</mark>');
});

test('code that is copied ends without a line break, and what a terminal shows is marked as such', () => {
  const codeOf = (fence: string) =>
    /<code>(.*)<\/code>/s.exec(renderHtml(`${fence}\ncd x\nnpm publish\n\`\`\``))?.[1] ?? '';
  expect(codeOf('```bash {2}').replace(/<[^>]*>/g, '')).toBe('cd x\nnpm publish');
  expect(renderHtml('```console\n$ ls\n```')).toContain(' data-console');
  expect(renderHtml('```bash\nls\n```')).not.toContain('data-console');
});
