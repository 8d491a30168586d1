/** Markdown from articles of real sites, and what it must become. */
import { toHtml } from 'hast-util-to-html';
import { expect, test, vi } from 'vitest';
import { readSource } from '#model/articles/sources.ts';
import { resolveTarget } from './links.ts';
import { normalizeSource } from './normalize-source.ts';
import { withMathematics } from './parsers.ts';
import { plainBody } from './plain-body.ts';
import { readIds, readMarkdown } from './read-markdown.ts';
import { renderMarkdown } from './to-html.ts';

const { articleStrings: strings } = await import('#content/content.ts');

const picture = (src: string) => ({ sources: {}, src, width: 1200, height: 600 });
const renderBody = (text: string) =>
  renderMarkdown(text, {
    path: '/blog/x',
    pictures: (url) => (/^\w+\.png$/.test(url) ? picture(`/assets/${url}`) : undefined),
    strings,
    newTabNoteId: 'note',
    urlFor: (path) => `/base${path}`,
  }).tree;
const render = (text: string) => toHtml(renderBody(text));
const messages = (text: string) =>
  readMarkdown(text).diagnostics.map(
    ({ line, message, isSuggestion }) => `${line}${isSuggestion ? '?' : ''} ${message}`,
  );

test.each([
  'http://localhost:PORT/admin',
  'http://localhost:80800',
  'http://192.168.1.300/',
  'http://localhost:$PORT/',
])('a line that only looks like a URL is shown as text: %s', (url) => {
  expect(render(`Text.\n\n${url}\n`)).toContain(url);
  expect(render(`<${url}>`)).not.toContain('href');
  expect(resolveTarget(url, '/blog/x')).toBe('invalid');
});

test('a picture at a URL that only looks like one does not stop the feed', () => {
  expect(plainBody(renderBody('![x](//[)'), 'https://example.org/blog/x')).toContain('<img');
});

test('links within the site keep their query', () => {
  expect(render('[q](/projects?from=article#projects)')).toContain(
    'href="/base/projects?from=article#projects"',
  );
  expect(render('[q](?a=b)')).toContain('href="/base/blog/x?a=b"');
  expect(render('[q](/search?q=rust)')).toContain('href="/base/search?q=rust"');
});

test.each(['tel:+49301234567', 'sms:+49301234567', 'mailto:ada@example.org'])(
  'a link that opens an app stays in the same tab: %s',
  (url) => {
    const html = render(`[Call](${url}) <a href="${url}">me</a>`);
    expect(html.match(new RegExp(`href="${url.replace('+', '\\+')}"`, 'g'))).toHaveLength(2);
    expect(html).not.toContain('_blank');
    expect(plainBody(renderBody(`[Call](${url})`), 'https://example.org')).toContain(url);
  },
);

test('a picture for the dark theme is kept, and the theme shows it', () => {
  const text =
    '<picture>\n<source media="(prefers-color-scheme: dark)" srcset="dark.png">\n<img src="light.png" alt="A plan">\n</picture>';
  const html = render(text);
  expect(html).toContain(
    '<source srcset="/assets/dark.png" media="(prefers-color-scheme:dark)" data-scheme="dark"><img src="/assets/light.png" alt="A plan"',
  );
  expect(readMarkdown(text).references.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'dark picture dark.png',
    'picture light.png',
  ]);
  expect(plainBody(renderBody(text), 'https://example.org')).not.toContain('dark.png');
});

test("a picture's width may be a percentage of the column", () => {
  expect(render('<img src="a.png" alt="" width="50%">')).toMatch(/width="289"/);
  expect(render('<img src="a.png" alt="" width="120">')).toContain('width="120"');
});

test('the height of a picture sets its width, unless it has one', () => {
  expect(render('<img src="a.png" alt="" height="100">')).toContain('width="200" height="100"');
  expect(render('<img src="a.png" alt="" height="100px" width="50">')).toContain(
    'width="50" height="25"',
  );
  expect(render('<img src="a.png" alt="" height="50%">')).toContain('width="1200"');
});

test.each([
  ['Press ![icon](a.png) now', 'height="600"', false],
  ['Press <img src="a.png" alt="icon" height="24"> now', 'height="24"', true],
  ['<img src="a.png" alt="icon" width="96">', 'height="48"', true],
  ['<img src="a.png" alt="icon" width="98">', 'height="49"', false],
])('a picture of at most two lines stays in its sentence: %s', (text, size, isSmall) => {
  const [img] = /<img [^>]*>/.exec(render(text)) ?? [];
  expect(img).toContain(size);
  expect(img?.includes('class="small"')).toBe(isSmall);
});

// What scrolls is clipped, with the bullets and numbers beside it.
test.each(['- The value $x$.\n- Two.', '1. One.\n\n   - The value $`x`$.'])(
  'a formula in a list is in a paragraph: %s',
  (text) => {
    expect(render(text)).toMatch(/<p>The value <math/);
    expect(render(text)).not.toMatch(/<li>[^<]*<math/);
  },
);

test('the names of links back from a footnote contain their numbers', () => {
  const html = render('x[^1] y[^1] z[^2]\n\n[^1]: One\n[^2]: Two');
  const links = [
    ...html.matchAll(/data-footnote-backref[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/a>/g),
  ];
  expect(links.map(([, name, text]) => [name, text])).toEqual([
    [strings.backToText, '↩'],
    [`${strings.backToText} 2`, '↩<sup>2</sup>'],
    [strings.backToText, '↩'],
  ]);
});

test('an alignment sets its class, and nothing else does', () => {
  expect(render('<p align="Center">A</p>')).toBe('<p class="center">A</p>');
  for (const other of ['visually-hidden', 'needs-script', 'wide', 'constructor'])
    expect(render(`<p align="${other}">A</p>`)).toBe('<p>A</p>');
  expect(render('|a|b|\n|:-:|-:|\n|c|d|')).toMatch(/<td class="center">c.*<td class="right">d/s);
});

test("GitHub's formulas: dollars with backticks, and a fence", () => {
  expect(render('So $`a^2`$.')).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
  expect(render('It costs $5, and $`b`$ is $`c`$.')).toMatch(/\$5, and <math[\s\S]*b[\s\S]*<math/);
  expect(render('```math\na^2\n```')).toMatch(/<div class="formula"><math[^>]*display="block"/);
  expect(render('Code `$x$` stays.')).toContain('<code>$x$</code>');
  expect(messages('```math\n\\frac{\n```')).toEqual([expect.stringContaining('1? ')]);
});

test.each([
  ['<span id="x"></span>', 'x'],
  ['<span id="x" />', 'x'],
  ['<a name="x"></a>', 'x'],
  ['<a name="x"/>', 'x'],
])('a heading after an anchor is a heading: %s', (anchor, id) => {
  const text = `${anchor}\n# A **bold** heading\n\nText.`;
  expect(render(text)).toContain('A <strong>bold</strong> heading');
  expect(render(text)).toMatch(/<h2 [\s\S]*<\/h2>\n<p>Text\.<\/p>$/);
  expect(readIds(text, strings)).toContain(id);
  expect(normalizeSource(text).split('\n')).toHaveLength(text.split('\n').length);
});

test('a self-closing element in code is unchanged', () => {
  expect(render('`<a name="x"/>`\n\n```\n<b id="y" />\n```')).toMatch(
    /name="x"\/>[\s\S]*id="y" \/>/,
  );
});

test('characters that no page can contain are not read', () => {
  const text = '\ufeffOne\n\n\tred \u001b[31m, \u0008back, \ufffe, \u0085, \u007f.\r\n';
  expect(readSource(Buffer.from(text))).toBe('\ufeffOne\n\n\tred [31m, back, , , .\r\n');
});

test.each([
  ['![a plan](my plan.png)', '![a plan](<my plan.png>)'],
  ['[![A](a b.png)](/x)', '![A](<a b.png>)'],
  ['![A](a (from b) c.png)', '![A](<a (from b) c.png>)'],
  ['[the data](/files/my data.csv)', '[the data](</files/my data.csv>)'],
])('a file name with spaces is reported with its remedy: %s', (text, remedy) => {
  expect(messages(`Text.\n\n${text}`)).toEqual([expect.stringMatching(/^3\?? {1,2}/)]);
  expect(messages(`Text.\n\n${text}`)[0]).toContain(remedy);
});

test.each([
  '[1](see below)',
  'f[x](a b)',
  '`![a](b c.png)`',
  '![a](<b c.png>)',
  '![a](b.png "c d")',
])('brackets without a file name are text: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

test('thirty prices in a paragraph are parsed as often as two', () => {
  const prices = (count: number) =>
    Array.from({ length: count }, (_, i) => `item ${i} costs $${i} or so`).join(', ');
  const parse = vi.spyOn(withMathematics, 'parse');
  const count = (text: string) => {
    parse.mockClear();
    normalizeSource(text);
    return parse.mock.calls.length;
  };
  expect(count(prices(30))).toBe(count(prices(2)));
  expect(count('$5 '.repeat(700))).toBeLessThan(5);
  parse.mockRestore();
  expect(normalizeSource(prices(30)).match(/\\\$/g)).toHaveLength(29);
  expect(normalizeSource('$5 and `code $x` and $y$')).toBe('\\$5 and `code $x` and $y$');
});
