/** What authors mistype: what the check says about it, and what the page shows. */
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { renderMarkdown } from './to-html.ts';

const { articleStrings: strings } = await import('#content/content.ts');

/** Line, `?` for a suggestion or `!` for an error, and message. */
const messages = (text: string) =>
  readMarkdown(text).diagnostics.map(
    ({ line, message, isSuggestion }) => `${line}${isSuggestion ? '?' : '!'} ${message}`,
  );
const renderBody = (text: string) =>
  renderMarkdown(text, {
    path: '/blog/x',
    pictures: () => ({ sources: {}, src: '/assets/plan.png', width: 300, height: 200 }),
    strings,
    newTabNoteId: 'note',
    urlFor: (path) => path,
  });
const render = (text: string) => toHtml(renderBody(text).tree);

const noEnd = (fence: string) =>
  `the block that begins here has no end, so all text after it belongs to it: write ${fence} on a line of its own where it ends`;

test.each<[text: string, ...found: string[]]>([
  [
    'a\n\n<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> upstream/main',
    "3! '<<<<<<< HEAD' is a conflict marker of Git: keep one of the two versions, and delete the three markers",
  ],
  ['Title\n=======\n\n>>>>>>> seven quotes\n\n```\n<<<<<<< HEAD\n```'],
  ['a\n\n```ts\ncode\n\nmore', `3? ${noEnd('```')}`],
  ['~~~~\ncode\n~~~', `1? ${noEnd('~~~~')}`],
  ['$$\nx^2\n\nmore', `1? ${noEnd('$$')}`],
  [
    '> ```\n> x\n> ```\n\n- ~~~\n  x\n  ~~~\n\n````\n```\n````\n\n$$x^2$$\n\n```math\nx\n```\n\n    x',
  ],
  ['##Heading', "1? '##Heading' is not a heading: write ## Heading"],
  ['- ###Deep', "1? '###Deep' is not a heading: write ### Deep"],
  ['#hashtag, a ##b, `##c`\n\n## Set up {#set-up}\n\n###\n\n    ##d'],
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
  [
    'A $\\href{javascript:alert(1)}{x}$',
    '1? \\href is not allowed in formulas: write links and pictures in the text',
  ],
  ['```ts {1-20000000}\nx\n```'],
  [
    '```ts\nlet x;\nx = 1; // [!code highlight]\n```',
    "3? '[!code highlight]' is shown as a comment: mark lines by their numbers: ```ts {1,3-5}",
  ],
  [':::tip', "1? ':::tip' is a directive: write > [!TIP], and > before each of its lines"],
  [':::', "1? ':::' is a directive: write > [!NOTE], and > before each of its lines"],
  ['Write to _me@example.com_ today.\n\n![A plan](plan.png)'],
  ['It begins with www.\n\n![A plan](plan.png)'],
  [
    '![A plan](plan.png =100x50)',
    '1! \'![A plan](plan.png =100x50)\' is shown as text: write <img src="plan.png" alt="A plan" width="100">',
  ],
  [
    'a\n\n[](https://lovelace.dev)',
    '3? the link shows its URL: write [what it leads to](https://lovelace.dev)',
  ],
  [
    'a\n\n<details>\n\nb\n\n</details>\n\n<details><summary>c</summary>d</details>',
    '3? <details> is shown unfolded: write <summary>what it hides</summary> after <details>',
  ],
])('%j is reported', (text, ...found) => {
  expect(messages(text)).toEqual(found);
});

test('a heading without text is not in the table of contents', () => {
  const { headings } = renderBody('##\n\n## ![](plan.png)\n\n## $x$');
  expect(headings.map(({ text }) => text)).toEqual(['x']);
});

test.each([
  ['<li>a</li>', '<div>a</div>'],
  ['<dd>a</dd>', '<div>a</div>'],
  ['<summary>a</summary>', '<div>a</div>'],
  ['<figcaption id="x">a</figcaption>', '<div id="x">a</div>'],
  ['<rt>a</rt>', '<p><span>a</span></p>'],
  ['<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<dl>a<dt>b</dt></dl>', '<dl><dd>a</dd><dt>b</dt></dl>'],
  ['<details open><p>a</p></details>', '<div><p>a</p></div>'],
  [
    '<details>a<summary>b</summary><summary>c</summary></details>',
    '<details><summary>b</summary>a<div>c</div></details>',
  ],
  ['<a id="x">a</a> <a id="x">b</a>', '<p><a id="x">a</a> <a>b</a></p>'],
  ['[](/a?b)', '<p><a href="/a?b">/a</a></p>'],
  [
    '[![](plan.png)](/a)',
    '<p><a href="/a" aria-label="/a"><img src="/assets/plan.png" alt="" width="300" height="200" loading="lazy" decoding="async"></a></p>',
  ],
])('%s is repaired', (text, html) => {
  expect(render(text)).toBe(html);
});
