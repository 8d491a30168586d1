import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { readArticle } from '#model/articles/articles.ts';
import { fieldNames, readFrontMatter } from '#schema/front-matter.ts';
import { readFence } from './code.ts';
import { resolveTarget } from './links.ts';
import { renderMarkdown } from './to-html.ts';

const fields = (extra = '') =>
  `---\ntitle: A title\nexcerpt: What it says\ndate: 2026-05-11\ncategory: Notes\n${extra}---\n`;
const messages = (text: string) =>
  readFrontMatter('articles', text).diagnostics.map(({ line, message }) => `${line}: ${message}`);

test('an article has fields, and its text begins after them', () => {
  const { matter, diagnostics } = readFrontMatter(
    'articles',
    `${fields('updated: 2026-06-01\ndraft: true\n')}\n# Text\n`,
  );
  expect(diagnostics).toEqual([]);
  expect(matter).toEqual({
    title: 'A title',
    excerpt: 'What it says',
    date: '2026-05-11',
    updated: '2026-06-01',
    category: 'Notes',
    draft: true,
  });
});

test.each(['1984', '1.10', '0x10', 'true', '"1984"', '2026-01-02'])(
  'a title or topic may be a number: %s',
  (title) => {
    const { matter } = readFrontMatter(
      'articles',
      fields(`topics: [${title}]\n`).replace('A title', title),
    );
    const text = title.replaceAll('"', '');
    expect(matter).toMatchObject({ title: text, topics: [text] });
  },
);

test('a case study has a project and a summary', () => {
  const { matter } = readFrontMatter(
    'case-studies',
    '---\nproject: Engine\nsummary: How it came to be\n---\n',
  );
  expect(matter).toMatchObject({
    title: 'Engine',
    project: 'Engine',
    excerpt: 'How it came to be',
  });
});

test.each([
  ['no front matter', 'Just text\n', ['1: must begin with its fields between two lines of ---']],
  [
    'an unknown field',
    fields('layout: post\n'),
    [`6: layout: unknown field: there are ${fieldNames('articles').join(', ')}`],
  ],
  [
    'a property of every object',
    fields('constructor: x\n'),
    [expect.stringContaining('6: constructor: unknown field')],
  ],
  [
    'missing fields',
    '---\ntitle: A title\n---\n',
    ['1: excerpt: is missing', '1: date: is missing'],
  ],
  [
    'a day that does not exist',
    fields().replace('05-11', '02-30'),
    ['4: date: is a day that does not exist: 2026-02-30'],
  ],
  [
    'another order of day and month',
    fields().replace('2026-05-11', '11.5.2026'),
    ["4: date: must be a day as YYYY-MM-DD, not '11.5.2026'"],
  ],
  [
    'an empty title',
    fields().replace('A title', '""'),
    ['2: title: must be a text that is not empty: put it in quotes if it has symbols of YAML'],
  ],
  [
    'fields in place of a text',
    fields().replace('Notes', '{ name: Notes }'),
    ['5: category: must be a text that is not empty: put it in quotes if it has symbols of YAML'],
  ],
  [
    'a title that YAML cuts at a number sign',
    fields().replace('A title', 'Why we closed issue #1'),
    [`2: title: is cut at ' #': write its text in double quotes: title: "Why we closed issue #1"`],
  ],
  [
    'a title that is a list',
    fields().replace('A title', '[a]'),
    [expect.stringMatching(/^2: title: must be a text/)],
  ],
  ['a comment', fields().replace('A title', 'A title # of mine'), []],
  ['a draft that is maybe', fields('draft: maybe\n'), ['6: draft: must be true or false']],
  ['a duplicate field', fields('title: Another\n'), ['6: title: duplicate field']],
  [
    'a colon in a title',
    fields().replace('A title', 'Postgres: the good parts'),
    ['2: title: write its text in double quotes: title: "Postgres: the good parts"'],
  ],
  [
    'quotes in quotes',
    fields().replace('A title', '"They said "no" to me"'),
    ['2: title: write its text in double quotes: title: "They said \\"no\\" to me"'],
  ],
  [
    'no space after a colon',
    fields().replace('title: A', 'title:A'),
    ['2: title: needs a space after the colon'],
  ],
  ['a list without an end', fields('topics: [a, b\n'), ['7: a [ or { above is not closed']],
  [
    'a misspelled field, once',
    fields().replace('title:', 'tilte:'),
    ['2: tilte: unknown field: did you mean title?'],
  ],
])('%s is reported with its line', (_, text, expected) => {
  expect(messages(text)).toEqual(expected);
});

test('a text that needs quotes is valid in the form that the diagnostic suggests', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
      const { diagnostics } = readFrontMatter(
        'articles',
        fields().replace('A title', () => title),
      );
      const written = diagnostics[0]?.message.split('in double quotes: ')[1];
      if (!written) return;
      const again = readFrontMatter(
        'articles',
        fields().replace('title: A title', () => written),
      );
      expect(again.diagnostics).toEqual([]);
      expect(again.matter?.title.length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
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
  const { article, diagnostics } = readArticle({ folder: 'articles', name, text: fields() });
  expect(article).toBeUndefined();
  expect(diagnostics).toEqual([
    {
      line: 1,
      message: `must be named in lower-case words with hyphens: rename it to ${better}.md`,
    },
  ]);
});

test('links resolve to pages by URL and to files by folder', () => {
  const from = '/blog/here';
  expect(resolveTarget('/projects', from)).toEqual({
    path: '/projects',
    query: '',
    fragment: undefined,
  });
  expect(resolveTarget('#there', from)).toEqual({ path: from, query: '', fragment: 'there' });
  expect(resolveTarget('other.md#a%20b', from)).toEqual({
    path: '/blog/other',
    query: '',
    fragment: 'a b',
  });
  expect(resolveTarget('../case-studies/engine.md', from)).toEqual({
    path: '/projects/engine',
    query: '',
    fragment: undefined,
  });
  expect(resolveTarget('https://example.org', from)).toBe('external');
  expect(resolveTarget('javascript:alert(1)', from)).toBe('invalid');
  expect(resolveTarget('//example.org', from)).toBe('invalid');
  expect(resolveTarget('..//', from)).toEqual({ path: '/', query: '', fragment: undefined });
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
  [
    'ts title="a b.ts" {1,3-4}',
    {
      lang: 'ts',
      title: 'a b.ts',
      marked: [
        [1, 1],
        [3, 4],
      ],
    },
  ],
  ['js{4-5}', { lang: 'js', title: undefined, marked: [[4, 5]] }],
  ['js{1-999999999}', { lang: 'js', title: undefined, marked: [[1, 999_999_999]] }],
  ['js:title=x.js {1}', { lang: 'js', title: undefined, marked: [[1, 1]] }],
  [null, { lang: undefined, title: undefined, marked: [] }],
])("a fence's language, title and marked lines: %s", (info, expected) => {
  const found = readFence(info);
  expect(found).toMatchObject({ lang: expected.lang, marked: expected.marked });
  expect(found.title).toBe(expected.title);
});

/** The strings of the tested site. */
const { articleStrings: strings } = await import('#content/content.ts');
const render = (text: string) =>
  toHtml(
    renderMarkdown(text, {
      path: '/blog/x',
      pictures: () => undefined,
      strings,
      newTabNoteId: 'note',
      urlFor: (path) => `/base${path}`,
    }).tree,
  );

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
      const html = render(parts.join(' '));
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
  expect(render('# One\n\n## One')).toBe(
    `<h2 id="one">One${anchor('one')}</h2>\n<h2 id="one-1">One${anchor('one-1')}</h2>`,
  );
  expect(render('## See [there](#own) {#own}')).toBe(
    `<h2 id="own">See <a href="#own">there</a>${anchor('own')}</h2>`,
  );
  // The page around the text has this id.
  expect(render('## Main')).toContain('<h2 id="main-1">');
});

test('definitions and harmless HTML have their usual elements', () => {
  expect(render('Weir\n: A wall.')).toContain('<dt>Weir</dt>');
  expect(render('<kbd>K</kbd><!-- no --> H<sub>2</sub>O<br> <abbr title="x">y</abbr> :tada:')).toBe(
    '<p><kbd>K</kbd> H<sub>2</sub>O<br> <abbr title="x">y</abbr> 🎉</p>',
  );
  expect(render('<details><summary>S</summary>\n\n*x*\n\n</details>')).toContain(
    '<summary>S</summary>',
  );
  expect(render('<div align="center">c</div>')).toContain('<div class="center">');
});

test('marked lines keep their highlighting', () => {
  const html = render('```ts {2}\nconst a = `x\ny`;\n```');
  expect(html).toContain('<mark><span class="value">y`</span>;</mark>');
});
