import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFence } from '../../site/render/articles/code.ts';
import { targetOf } from '../../site/render/articles/links.ts';
import { htmlOf, renderMarkdown } from '../../site/render/articles/markdown.ts';
import { readArticle } from './articles.ts';
import { readFrontMatter } from './front-matter.ts';

const fields = (extra = '') =>
  `---\ntitle: A title\nexcerpt: What it says\ndate: 2026-05-11\ncategory: Notes\n${extra}---\n`;
const messages = (text: string) =>
  readFrontMatter('articles', text).faults.map(({ line, message }) => `${line}: ${message}`);

test('an article has its fields, and its text begins after them', () => {
  const { matter, faults } = readFrontMatter('articles', `${fields('updated: 2026-06-01\ndraft: true\n')}\n# Text\n`);
  expect(faults).toEqual([]);
  expect(matter).toEqual({
    title: 'A title',
    excerpt: 'What it says',
    date: '2026-05-11',
    updated: '2026-06-01',
    category: 'Notes',
    isDraft: true,
  });
});

test('a case study has a project and a summary', () => {
  const { matter } = readFrontMatter('case-studies', '---\nproject: Engine\nsummary: How it came to be\n---\n');
  expect(matter).toMatchObject({ title: 'Engine', project: 'Engine', excerpt: 'How it came to be', isDraft: false });
});

test.each([
  ['no front matter', 'Just text\n', ['1: must begin with its fields between two lines of ---']],
  ['none at the top', `Text\n${fields()}`, ['1: must begin with its fields between two lines of ---']],
  [
    'an unknown field',
    fields('tags: [a, b]\n'),
    ['6: tags: is no field: there are title, excerpt, date, category, updated, draft'],
  ],
  [
    'missing fields',
    '---\ntitle: A title\n---\n',
    ['1: excerpt: is missing', '1: date: is missing', '1: category: is missing'],
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
    ['2: title: must be text that is not empty: put it in quotes where it has signs of YAML'],
  ],
  ['a draft that is maybe', fields('draft: maybe\n'), ['6: draft: must be true or false']],
  ['a field that is there twice', fields('title: Another\n'), ['6: is no YAML: Map keys must be unique']],
])('%s is told with its line', (_, text, expected) => {
  expect(messages(text)).toEqual(expected);
});

test('no file ends in an exception: it has its fields, or faults with lines of the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((yaml) => `---\n${yaml}\n---\n`),
      ),
      (text) => {
        const { matter, faults } = readFrontMatter('articles', text);
        expect(Boolean(matter)).toBe(faults.length === 0);
        for (const { line } of faults) expect(line).toBeLessThanOrEqual(text.split('\n').length);
      },
    ),
  );
});

test.each([
  ['2026 Review!', '2026-review'],
  ['Über uns', 'uber-uns'],
  ['2', 'article-2'],
  ['工程師', 'article'],
])("a file named '%s' is refused with the name that would do", (name, better) => {
  const { article, faults } = readArticle({ folder: 'articles', name, text: fields() });
  expect(article).toBeUndefined();
  expect(faults).toEqual([
    { line: 1, message: `must be named in lower-case words with hyphens: rename it to ${better}.md` },
  ]);
});

test('links lead to pages by their addresses and to files by their folders', () => {
  const from = '/blog/here';
  expect(targetOf('/projects', from)).toEqual({ path: '/projects', fragment: undefined });
  expect(targetOf('#there', from)).toEqual({ path: from, fragment: 'there' });
  expect(targetOf('other.md#a%20b', from)).toEqual({ path: '/blog/other', fragment: 'a b' });
  expect(targetOf('../case-studies/engine.md', from)).toEqual({ path: '/projects/engine', fragment: undefined });
  expect(targetOf('https://example.org', from)).toBe('outside');
  expect(targetOf('javascript:alert(1)', from)).toBe('unknown');
  expect(targetOf('//example.org', from)).toBe('unknown');
});

test('whatever is typed, a link leads to a path of this site, outside or nowhere', () => {
  const url = fc.oneof(
    fc.string(),
    fc.string().map((end) => `#%${end}`),
    fc.webPath(),
  );
  fc.assert(
    fc.property(url, (url) => {
      const target = targetOf(url, '/blog/here');
      if (typeof target === 'string') expect(['outside', 'unknown']).toContain(target);
      else expect(target.path).toMatch(/^\/(?!\/)/);
    }),
  );
});

test("a fence's title and marked lines", () => {
  expect(readFence('title="a b.ts" {1,3-4}')).toEqual({ title: 'a b.ts', marked: new Set([1, 3, 4]) });
  expect(readFence('title=x.ts')).toEqual({ title: 'x.ts', marked: new Set() });
  expect(readFence(null)).toEqual({ title: undefined, marked: new Set() });
});

/** The words of a site whose articles are tested. */
const { articleWords: words } = await import('./article-words.ts');
const render = (text: string) =>
  htmlOf(
    renderMarkdown(text, {
      path: '/blog/x',
      pictures: () => undefined,
      words,
      newTabNoteId: 'note',
      address: (path) => `/base${path}`,
    }).tree,
  );

test('no text of Markdown becomes markup of its own, a style or a handler', () => {
  const risky = fc.constantFrom(
    '<b>',
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
      expect(html).not.toMatch(/<(script|iframe|style|b|i)[\s>]|<[^>]*\s(style|on\w+)=|href="javascript:/i);
    }),
  );
});

test('a heading links to itself, and the first level is the title alone', () => {
  expect(render('# One\n\n## One')).toBe(
    '<h2 id="one"><a href="#one">One</a></h2>\n<h2 id="one-1"><a href="#one-1">One</a></h2>',
  );
});

test('marked lines keep what is highlighted in them', () => {
  const html = render('```ts {2}\nconst a = `x\ny`;\n```');
  expect(html).toContain('<mark><span class="value">y`</span>;</mark>');
});
