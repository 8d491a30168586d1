import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { normalizeSource } from './normalize-source.ts';
import { renderMarkdown } from './to-html.ts';

const { articleStrings: strings } = await import('#content/content.ts');

const renderBody = (text: string) =>
  renderMarkdown(text, {
    path: '/blog/x',
    pictures: () => undefined,
    strings,
    newTabNoteId: 'note',
    urlFor: (path) => path,
  });

/** HTML with formulas as their source, and without attributes of links. */
const render = (text: string) =>
  toHtml(renderBody(text).tree)
    .replace(/<math[\s\S]*?<annotation[^>]*>([\s\S]*?)<\/annotation>[\s\S]*?<\/math>/g, '[$1]')
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
    /Escaped \(not a formula\) and <code>\\\(a\\\)<\/code>/,
  ],
  ['between $5 and 10 US$', /<p>between \$5 and 10 US\$<\/p>/],
  ['From $6 a month to AU$ 10', /<p>From \$6 a month to AU\$ 10<\/p>/],
  ['$3 \\text{ centimetres}$ and $2\\pi r$', /<p>\[3 \\text{ centimetres}\] and \[2\\pi r\]<\/p>/],
  ['$HOME/$PATH, `$x$` and $5 + y$', /<p>\$HOME\/\$PATH, <code>\$x\$<\/code> and \[5 \+ y\]<\/p>/],
  ['$$A = B \\tag{1}$$', /^<div class="formula">\[A = B \\tag\{1}\]<\/div>$/],
  [
    '$$\\begin{align}\na\n\\end{align}$$',
    /^<div class="formula">\[\\begin{align} a \\end{align}\]/,
  ],
  ['Text with $$a$$ and $b$', /<p>Text with \[a\] and \[b\]<\/p>/],
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
  ['> [!NOTE]\n> Text', /<div class="alert-note"><p><strong>Note<\/strong><\/p><p>Text<\/p>/],
  [
    '> [!INFO] A *titled* one\n> Text',
    /<div class="alert-note"><p><strong>A <em>titled<\/em> one<\/strong><\/p><p>Text<\/p>/,
  ],
  [
    '> [!question]- Folded?\n> Text',
    /<details class="alert-note"><summary><strong>Folded\?<\/strong><\/summary><p>Text<\/p>/,
  ],
  [
    '> [!tip]+\n> Text',
    /<details (class="alert-tip" open|open class="alert-tip")><summary><strong>Tip/,
  ],
  ['~struck through~ and ~~this~~', /<del>struck through<\/del> and <del>this/],
  // Headings and links.
  ['## 🚀', /<h2 id="section">/],
  [
    'https://www.youtube.com/watch?v=x',
    /<p><a href="https:\/\/www.youtube.com\/watch\?v=x">YouTube: /,
  ],
])('%s', (text, expected) => {
  expect(render(text)).toMatch(expected);
});

test('mathematical alphabets use the characters of Unicode', () => {
  const { tree } = renderBody(
    '$\\mathbb{R}\\mathbf{x}\\mathcal{L}\\boldsymbol\\theta\\mathfrak{g}\\mathsf{A}\\mathtt{x}\\mathbb{h}\\mathbf{12}\\mathcal{x}\\boldsymbol\\epsilon$',
  );
  const visible = toHtml(tree).replace(/<annotation[\s\S]*?<\/annotation>|<[^>]+>/g, '');
  expect(visible).toBe('ℝ𝐱ℒ𝜽𝔤𝖠𝚡𝕙𝟏𝟐𝓍𝝐');
});

test('a formula in a heading is in the table of contents once', () => {
  expect(renderBody('## With $E = mc^2$ in it').headings[0]?.text).toBe('With E=mc2 in it');
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
