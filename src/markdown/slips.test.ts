/** What authors mistype: what the check says about it, and what the page shows. */
import { expect, test } from 'vitest';
import { articleStrings as strings } from '#content/content.ts';
import { renderHtml, renderText } from '#test-content/render-markdown.ts';
import { readMarkdown, readPage } from './read-markdown.ts';

const pictures = () => ({ sources: {}, src: '/assets/plan.png', width: 300, height: 200 });

const noFormula =
  "1? is not a valid formula: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{";
const noFile = (text: string, remedy: string) =>
  `'${text}' is shown as text, since its file name has spaces: write ${remedy}`;
const noEnd = (fence: string) =>
  `the block that begins here has no end, so all text after it belongs to it: write ${fence} on a line of its own where it ends`;

const diagram =
  'the diagram is shown as code: save a picture of it beside the article, and write ![what it shows](diagram.svg)';

test.each<[text: string, ...found: string[]]>([
  [
    'a\n\n<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> upstream/main',
    "3! '<<<<<<< HEAD' is a conflict marker of Git: keep one of the two versions, and delete the three markers",
  ],
  ['Title\n=======\n\n>>>>>>> seven quotes\n\n```\n<<<<<<< HEAD\n```'],
  ['a\n\n```ts\ncode\n\nmore', `3? ${noEnd('```')}`],
  ['~~~~\ncode\n~~~', `1? ${noEnd('~~~~')}`],
  ['$$\nx^2\n\nmore', `1? ${noEnd('$$')}`],
  ['a <!-- b\n\nc -->', "1? '<!--' is the start of a comment: end it by --> in its paragraph"],
  ['a %%b%%', "1! '%%b%%' is a private comment: delete it: it would be published"],
  ['a\n\n<!-- a note\n\nmore', `3? ${noEnd('-->')}`],
  [
    '> ```\n> x\n> ```\n\n- ~~~\n  x\n  ~~~\n\n````\n```\n````\n\n$$x^2$$\n\n```math\nx\n```\n\n<!-- a\n\nb --> c\n\n<p>d</p><!-- e -->\n\n    x',
  ],
  ['##Heading', "1? '##Heading' is not a heading: write ## Heading"],
  ['- ###Deep', "1? '###Deep' is not a heading: write ### Deep"],
  ['#hashtag, \\<!-- `<!--`, a ##b, `##c`\n\n## Set up {#set-up}\n\n###\n\n    ##d'],
  [
    'Word[^1].',
    "1? '[^1]' is a footnote without its text: write [^1]: and the text at the end of the article",
  ],
  ['Word[^1], `[^2]` and [^a-z].\n\n[^1]: A note'],
  ['> [!NOTTE]\n> x', "1? '[!NOTTE]' is not a kind of callout: write [!NOTE]"],
  ['> [!custom]\n> x', "1? '[!custom]' is not a kind of callout: write [!NOTE]"],
  ['> [!NOTE]\n> x\n\n> [!info]- x\n\ntext [!x] here'],
  [
    '![A plan](plan.png){width=50%}',
    '1? \'{width=50%}\' is an attribute list of other generators: delete it; with a width, a picture is <img src="plan.png" alt="A plan" width="50%">',
  ],
  ['f(x){y} and {a=b}'],
  [
    '\\begin{align}\na &= b\n\\end{align}',
    "1? '\\begin{align}' is a formula without dollars: write $$ on a line of its own before the formula and after it",
  ],
  ['$$\n\\begin{align}\na &= b \\\\\nd &= e\n\\end{align}\n$$\n\n$$a\\tag{1}$$'],
  ['$\\href{/x}{x}$', '1? is not a valid formula: Unsupported function name: \\href'],
  ['$\\eqref{a}$', '1? is not a valid formula: Unsupported function name: \\reference'],
  ['```ts {1-20000000}\nx\n```'],
  [':::tip', "1? ':::tip' is a directive: write > [!TIP], and > before each of its lines"],
  [':::', "1? ':::' is a directive: write > [!NOTE], and > before each of its lines"],
  ['Write to _me@example.com_ today.\n\n![A plan](plan.png)'],
  ['It begins with www.\n\n![A plan](plan.png)'],
  [
    '![a plan](my plan.png)\n\n[![A](a b.png)](/x)',
    `1! ${noFile('![a plan](my plan.png)', '![a plan](<my plan.png>)')}`,
    `3! ${noFile('![A](a b.png)', '![A](<a b.png>)')}`,
  ],
  [
    '![A](a (from b) c.png)\n[the data](/files/my data.csv)',
    `1! ${noFile('![A](a (from b) c.png)', '![A](<a (from b) c.png>)')}`,
    `2? ${noFile('[the data](/files/my data.csv)', '[the data](</files/my data.csv>)')}`,
  ],
  ['[1](see below) f[x](a b) `![a](b c.png)` ![a](<b c.png>) ![a](b.png "c d")'],
  ['```math\n\\frac{\n```', noFormula],
  ['$\\frac{$', noFormula],
  [
    'US$5 and 10 US$, $HOME/$PATH, $fine words here$ and $x$s\n\n设$x$为, $2\\text{ km}$, \\(n\\)th, $1$',
    ...['5 and 10 US', 'HOME/', 'fine words here', 'x'].map(
      (formula) =>
        `1? the formula '${formula}' has words in it or a letter beside it: write \\$ for a dollar, or \\text{…} around words`,
    ),
  ],
  ['```nolang\nx\n```', "1? unknown language 'nolang': the code is not highlighted"],
  ['```mermaid\npie title Pets\n```\n\n```mermaid\na-->b\n```', `1? ${diagram}`, `5? ${diagram}`],
  [
    '{{< youtube x >}} and `{{ fine }}`\n\n<div>{{< gist y >}} <code>{{ fine }}</code></div>',
    "1? '{{< youtube x >}}' is a shortcode of Hugo: it is shown literally",
    "3? '{{< gist y >}}' is a shortcode of Hugo: it is shown literally",
  ],
  [
    '==marked== H~2~O x^2^, but a==b && c==d, 2^10 and 2^20',
    "1? '==marked==' is a mark of notes apps: write <mark>…</mark>",
    "1? '~2~' is struck-through text here: write <sub>…</sub> for lowered text",
    "1? '^2^' is raised text of notes apps: write <sup>…</sup>",
  ],
  [
    '<b onclick="x()">bold</b> <kbd>K</kbd>\n\n<script>x</script>\n\n<p style="x">a</p><!-- b -->',
    '1! <b onclick> is not allowed: no handlers',
    '3! <script> is not allowed: no scripts',
    '5! <p style> is not allowed: no styles',
  ],
])('%j is reported', (text, ...found) => {
  const { diagnostics } = readMarkdown(text);
  // `?` for a suggestion, `!` for an error.
  const messages = diagnostics.map(
    ({ line, message, isSuggestion }) => `${line}${isSuggestion ? '?' : '!'} ${message}`,
  );
  expect(messages).toEqual(found);
});

test('a heading without text is not in the table of contents', () => {
  const { headings } = renderText('##\n\n## ![](plan.png)\n\n## $x$\n\n## A $y$', pictures);
  expect(headings.map(({ text }) => text)).toEqual(['A']);
});

test.each([
  ['[](/a?b)', '<p><a href="/base/a?b">/a</a></p>'],
  [
    '[![](plan.png)](/a)',
    '<p><a href="/base/a" aria-label="/a"><img src="/assets/plan.png" alt="" width="300" height="200" loading="lazy" decoding="async"></a></p>',
  ],
])('%s has a name', (text, html) => {
  expect(renderHtml(text, pictures)).toBe(html);
});

test('a long line between two parts is not nested', () => {
  expect(readMarkdown(`One.\n\n${'- '.repeat(200)}\n\nTwo.`).diagnostics).toEqual([]);
});

test.each([
  ['quotations', `Text.\n\n${'>'.repeat(8000)} x`, 3],
  ['lists in a line', `${'- '.repeat(5000)}x`, 1],
  ['lists', Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'), 201],
  ['elements', `${'<div>'.repeat(5000)}x`, 1],
  ['elements of several lines', '<div>\n\n'.repeat(5000), 201],
  ['emphasis', `x\n\n${'**a '.repeat(300)}${'b** '.repeat(300)}`, 3],
])('deeply nested %s are an error with a line', (_, text, line) => {
  expect(readMarkdown(text).diagnostics).toEqual([
    { line, message: 'is nested in more than 100 levels here: write it flatter' },
  ]);
  expect(readPage(text, strings).words).toEqual([]);
});
