/** Markdown from articles of real sites, and what it must become. */
import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { articleStrings as strings } from '#content/content.ts';
import { readSource } from '#model/articles/markdown-files.ts';
import { renderHtml, renderText } from '#test-content/render-markdown.ts';
import { normalizeSource } from './normalize-source.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { plainBody } from './plain-body.ts';
import { readMarkdown, readPage } from './read-markdown.ts';
import { toTree } from './to-tree.ts';

const pictures = (url: string) =>
  /^\w+\.png$/.test(url)
    ? { sources: {}, src: `/assets/${url}`, width: 1200, height: 600 }
    : undefined;
const render = (text: string) => renderHtml(text, pictures);
const feedBody = (text: string) => plainBody(renderText(text, pictures).tree, 'https://a.test/x');

/** The sources of a text's formulas. */
function formulasIn(text: string): string[] {
  const formulas: string[] = [];
  visit(toTree(parseMarkdown(text), strings), 'element', (node) => {
    if (/\bmath-/.test(`${node.properties.className}`)) formulas.push(textOf(node).trim());
  });
  return formulas.map((tex) => toHtml({ type: 'text', value: tex }));
}

/** The HTML of a text with formulas as their source, and without attributes of links. */
const simplify = (text: string, formulas = formulasIn(text)) =>
  render(text)
    .replace(/<math[\s\S]*?<\/math>/g, () => `[${formulas.shift()}]`)
    .replaceAll('>\n<', '><')
    .replace(/ (target|rel|aria-describedby|data-url)="[^"]*"/g, '');

test.each([
  // Mathematics.
  [
    'Inline \\(a^2\\) and\n\n\\[ \\sum_{i=0}^n i \\]',
    /<p>Inline \[a\^2\] and<\/p><div class="formula">\[\\sum_{i=0}\^n i\]/,
  ],
  ['\\[\na\n= b\n\\]', /<div class="formula">\[a\n= b\]/],
  ["Jekyll's \\\\(a^2\\\\) too", /Jekyll's \[a\^2\] too/],
  [
    'Escaped \\(not a formula\\) and `\\(a\\)`',
    /Escaped \(not a formula\) and <code translate="no">\\\(a\\\)<\/code>/,
  ],
  ...[
    'It costs 100 $ in one shop and 200 $ in another',
    'Bis 5 $ oder 10 $',
    '$ npm install a\n$ npm install b',
    'between $5 and $10, or US$5 and US$10',
  ].map((text) => [text, text] as [string, string]),
  ['between \\$5 and 10 US$, $p = \\$5$', 'between $5 and 10 US$, [p = \\$5]'],
  ['$3 \\text{ centimetres}$ and $2\\pi r$', /<p>\[3 \\text{ centimetres}\] and \[2\\pi r\]<\/p>/],
  ['$HOME, `$x$` and $5 + y$', /<p>\$HOME, <code translate="no">\$x\$<\/code> and \[5 \+ y\]<\/p>/],
  ['$$A = B \\tag{1}$$', /^<div class="formula">\[A = B \\tag\{1}\]<\/div>$/],
  [
    '$$\\begin{align}\na\n\\end{align}$$',
    /^<div class="formula">\[\\begin{align} a \\end{align}\]/,
  ],
  ['Text with $$a$$ and $b$', /<p>Text with \[a\] and \[b\]<\/p>/],
  ['It costs $5, and $`b^2`$ is $`c`$.', /<p>It costs \$5, and \[b\^2\] is \[c\]\.<\/p>/],
  ['```math\na^2\n```', /<div class="formula">\[a\^2\]/],
  // What scrolls is clipped, with the bullets and numbers beside it.
  ['- The value $x$.\n- Two.', /<li><p>The value \[x\]\.<\/p><\/li>/],
  ['1. One.\n\n   - The value $`x`$.', /<li><p>The value \[x\]\.<\/p><\/li>/],
  // Chinese, Japanese, Korean.
  [
    '**历经10年发展，**年年都好。她说**「重点」**然后走了。',
    /<strong>历经10年发展，<\/strong>年年都好。她说<strong>「重点」<\/strong>然后/,
  ],
  ['~~…。~~这个', /<del>…。<\/del>这个/],
  ['**문장(text)**를', /<strong>문장\(text\)<\/strong>를/],
  ['第一行，\n第二行', /<p>第一行，第二行<\/p>/],
  ['One\ntwo', /<p>One\ntwo<\/p>/],
  // Callouts.
  ['> [!NOTE]\n> Text', /<div class="callout-note"><p><strong>Note<\/strong><\/p><p>Text<\/p>/],
  [
    '> [!INFO] A *titled* one\n> Text',
    /<div class="callout-note"><p><strong>A <em>titled<\/em> one<\/strong><\/p><p>Text<\/p>/,
  ],
  [
    '> [!question]- Folded?\n> Text',
    /<details class="callout-note"><summary><strong>Folded\?<\/strong><\/summary><p>Text<\/p>/,
  ],
  [
    '> [!tip]+\n> Text',
    /<details (class="callout-tip" open|open class="callout-tip")><summary><strong>Tip/,
  ],
  ['~struck through~ and ~~this~~', /<del>struck through<\/del> and <del>this/],
  // Headings and links.
  ['## 🚀', /<h2 id="section">/],
  ['https://m.youtube.com/watch?v=x', /^<p><a href="https:[^"]*v=x">YouTube: m\.youtube\.com/],
  ['https://framatube.org/w/x', />PeerTube: framatube\.org\/w\/x<\/a>/],
  ['See https://vimeo.com/1', />https:\/\/vimeo\.com\/1<\/a>/],
  ['[q](/projects?from=article#projects)', /href="\/base\/projects\?from=article#projects"/],
  ['[q](?a=b)', /href="\/base\/blog\/x\?a=b"/],
  ['Text.\n\nhttp://localhost:PORT/admin', /<p><a>http:\/\/localhost:PORT\/admin<\/a><\/p>/],
  ['<http://localhost:80800>', /<p><a>http:\/\/localhost:80800<\/a><\/p>/],
  // HTML.
  ['<p align="Center">A</p>', /^<p class="center">A<\/p>$/],
  ...['visually-hidden', 'needs-script', 'wide', 'constructor'].map(
    (align) => [`<p align="${align}">A</p>`, /^<p>A<\/p>$/] as [string, RegExp],
  ),
  ['|a|b|\n|:-:|-:|\n|c|d|', /<td class="center">c.*<td class="right">d/s],
  // Pictures.
  ['<img src="a.png" alt="" width="50%">', /width="289"/],
  ['<img src="a.png" alt="" width="120">', /width="120"/],
  ['<img src="a.png" alt="" height="100">', /width="200" height="100"/],
  ['<img src="a.png" alt="" height="100px" width="50">', /width="50" height="25"/],
  ['<img src="a.png" alt="" height="50%">', /width="1200"/],
  // Pictures of at most two lines stay in their sentence.
  ['Press <img src="a.png" alt="icon" height="24"> now', /height="24" class="small"/],
  ['<img src="a.png" alt="icon" width="96">', /height="48" class="small"/],
  ['<img src="a.png" alt="icon" width="98">', /height="49" (?!class)/],
])('%s', (text, expected) => {
  expect(simplify(text)).toMatch(expected);
});

test('what a formula looks like is in letters of Unicode, attributes and classes', () => {
  const cells = '\\begin{array}{r|}\\color{red}x\\end{array}';
  expect(renderHtml(`$\\overline{\\mathbb{R}} ${cells}$`)).toMatch(
    /<mrow .*class="tml-overline"><mi>ℝ<.*<mtd class="tml-right border-right"><mrow>.*<mi mathcolor="#ff0000">x/,
  );
});

test('a formula between lines is displayed', () => {
  for (const text of ['$$x$$', '```math\nx\n```'])
    expect(renderHtml(text)).toMatch(/<math[^>]* display="block"/);
});

test('normalizing a normalized text changes nothing, and the number of lines is the same', () => {
  const part = fc.constantFrom(
    ...['$5 and $10', '$x$', '$$', '\\(', '\\)', '\\[', '\\]', '> ', '```'],
    ...['\n', '\n\n', ' word ', '    ', '\\', 'US$', '\r\n', '🚀', '\t', '\\begin{a}'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const once = normalizeSource(text);
      expect(once.split('\n').length).toBe(text.split('\n').length);
      expect(normalizeSource(once)).toBe(once);
    }),
    {
      numRuns: 400,
      examples: [
        [['\\(', '\\[', '\\[', '\\]', '\\)']],
        [[':::tip', '\\(', ' word ', '\r\n', '\\)', ':::']],
      ],
    },
  );
});

test('dollars pair by the rule of Pandoc', () => {
  const part = fc.constantFrom('$', ' $', '$ ', 'x', '5', ' ', '\\$', ' `$` ');
  const rule = /`\$`|\\\$|\$(?!\s)((?:\\\$|[^$`\\])+)(?<!\s)\$(?!\d)/g;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = `a${parts.join('')}a`;
      fc.pre(!text.includes('$$'));
      const found: string[] = [];
      visit(parseMarkdown(text), 'inlineMath', ({ value }) => void found.push(value));
      expect(found).toEqual([...text.matchAll(rule)].flatMap(([, formula]) => formula ?? []));
    }),
    { numRuns: 500 },
  );
});

test('the tasks of a list keep their marks in the feed', () => {
  const text = feedBody('- [x] built\n- [ ] shipped').replace(/<[^>]*>/g, '');
  expect(text).toMatch(/☑\s*built\s*☐\s*shipped/);
});

test('a picture at a URL that only looks like one does not stop the feed', () => {
  expect(feedBody('![x](//[)')).toContain('<img');
});

test.each(['tel:+49301234567', 'sms:+49301234567', 'mailto:ada@example.org'])(
  'a link that opens an app stays in the same tab, and is in the feed: %s',
  (url) => {
    const text = `[Call](${url}) <a href="${url}">me</a>`;
    for (const html of [render(text), feedBody(text)]) {
      expect(html.split(`href="${url}"`)).toHaveLength(3);
      expect(html).not.toContain('_blank');
    }
  },
);

test.each([
  ['\\frac{a+b}{2} = \\sqrt{x_1^2} \\label{eq}', '(a+b)/2=√(x_1^2)'],
  ['\\sum_{i=0}^{n} i \\text{ for all } n % a remark', '∑_(i=0)^n i for all n'],
  ["f'(x) \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", 'f′(x)(a b; c d)'],
])('a feed has a formula as the page shows it, without its source: %s', (tex, expected) => {
  expect(feedBody(`$$${tex}$$`)).toBe(`<div><code>${expected}</code></div>`);
});

test('the words of a text are those that its page shows', () => {
  const text =
    'See [one](/projects "two") <!-- three --> $\\alpha \\label{four}$ ![five](a.png)[^six]\n\n[^six]: se**v**en';
  expect(readPage(text, strings).words).toEqual(['See', 'one', 'five', 'seven']);
  expect(render(text)).not.toMatch(/two|three|four/);
});

test('a video that is a link is its first picture, or its text, at the link', () => {
  const video = { sources: {}, src: '/assets/demo.mp4', width: 640, height: 360 };
  const link = (poster?: string) =>
    renderHtml('[*![Watch it](demo.mp4)*](https://a.test/watch)', () => ({
      ...video,
      ...(poster && { poster }),
    }));
  expect(link('/assets/demo.png')).toMatch(
    /^<p><a href="https:\/\/a\.test\/watch"[^>]*><em><img src="\/assets\/demo\.png" alt="Watch it" /,
  );
  expect(link()).toMatch(
    /^<p><a href="https:\/\/a\.test\/watch"[^>]*><em>Watch it<\/em><\/a><\/p>$/,
  );
});

test('a picture for the dark theme is kept, and the theme shows it', () => {
  const text =
    '<picture>\n<source media="(prefers-color-scheme: dark)" srcset="dark.png">\n<img src="light.png" alt="A plan">\n</picture>';
  expect(render(text)).toContain(
    '<source srcset="/assets/dark.png" media="(prefers-color-scheme:dark)" data-scheme="dark"><img src="/assets/light.png" alt="A plan"',
  );
  expect(readMarkdown(text).references.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'dark picture dark.png',
    'picture light.png',
  ]);
  expect(feedBody(text)).not.toContain('dark.png');
});

test('the names of links back from a footnote contain their numbers', () => {
  const html = render('x[^1] y[^1] z[^2]\n\n[^1]: One\n[^2]: Two');
  const links = html.matchAll(/data-footnote-backref[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/a>/g);
  expect(Array.from(links, ([, name, text]) => [name, text])).toEqual([
    [strings.backToText, '↩'],
    [`${strings.backToText} 2`, '↩<sup>2</sup>'],
    [strings.backToText, '↩'],
  ]);
});

test.each(['<span id="x"></span>', '<a name="x"></a>'])(
  'a heading after an anchor is a heading: %s',
  (anchor) => {
    const text = `${anchor}\n# A **bold** heading\n\nText.`;
    expect(render(text)).toMatch(
      /<h2 [^>]*>A <strong>bold<\/strong> heading.*<\/h2>\n<p>Text\.<\/p>$/,
    );
    expect(readPage(text, strings).ids).toContain('x');
  },
);

test('characters that no page can contain are not read', () => {
  const text = '\ufeffOne\n\n\tred \u001b[31m, \u0008back, \ufffe, \u0085, \u007f.\r\n';
  expect(readSource(Buffer.from(text))).toBe('\ufeffOne\n\n\tred [31m, back, , , .\r\n');
});
