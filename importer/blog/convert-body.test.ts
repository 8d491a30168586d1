import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertBody } from './convert-body.ts';

async function convert(text: string, file = 'post.md') {
  const losses: string[] = [];
  const { text: converted } = await convertBody(text, {
    file,
    title: 'A title',
    link: (url) =>
      ({ 'two.md': 'other.md', '/nope/': undefined, 'B%20note': 'b-note.md' })[url] ??
      (/^https?:/.test(url) ? url : undefined),
    picture: async (url) => {
      if (/dead/.test(url)) throw new Error('is not there');
      return `art-${url.split('/').at(-1)}`;
    },
    note: (_, what) => losses.push(what),
  });
  return { text: converted.trim(), losses };
}

/** An edit, and what becomes of it. */
const edits: [source: string, expected: string][] = [
  ['A [link](two.md) and ![p](x.png) end.', 'A [link](other.md) and ![p](art-x.png) end.'],
  ['[gone](/nope/) word.', 'gone word.'],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe>\n\nNext.',
    '<a href="https://www.youtube.com/watch?v=x">youtube.com/watch?v=x</a>\n\nNext.',
  ],
  ['{{< vimeo 12 >}} end.', '<https://vimeo.com/12> end.'],
  ['[[B note|the note]] end.', '[the note](b-note.md) end.'],
  [
    '[![old](http://dead.example/a.jpg)](http://dead.example/a.jpg)',
    '[old](http://dead.example/a.jpg)',
  ],
];

/** Texts behind which positions were once wrong, with what they become. */
const before: [source: string, expected: string][] = [
  ['It costs $5 to $10.', 'It costs \\$5 to $10.'],
  ['$$\\begin{aligned}\n      a &= b \\\\\n      c &= d\n\\end{aligned}$$', 'aligned'],
  ['Smile 🚀\tand \\(a^2\\).', 'Smile 🚀\tand $a^2$.'],
];

test('an edit behind anything that is rewritten changes that edit alone', async () => {
  const any = fc.record({
    parts: fc.array(fc.constantFrom(...before), { minLength: 1, maxLength: 4 }),
    edit: fc.constantFrom(...edits),
    end: fc.constantFrom('\n\n', '\n\n\n'),
  });
  await fc.assert(
    fc.asyncProperty(any, async ({ parts, edit: [source, expected], end }) => {
      const { text } = await convert([...parts.map(([part]) => part), source].join(end));
      expect(text.slice(text.length - expected.length)).toBe(expected);
      for (const [, part] of parts) expect(text).toContain(part);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['Private %% a comment %% text', 'Private  text', /a private comment/],
  ['![[thoughts/p.png|200]]', '![](art-p.png)', undefined],
  ['[[Unknown note]]', 'Unknown note', /the link to Unknown note/],
  ['> text\n{: .prompt-tip }', '> [!tip]\n> text', undefined],
  ['![a](a.png){: lqip="data:…\n" }', '![a](art-a.png)', undefined],
  [
    '```bash\n{% raw %}\necho {{ x }}\n{% endraw %}\n```',
    '```bash\n\necho {{ x }}\n\n```',
    undefined,
  ],
  ['Text {% raw %}{{ x }}{% endraw %} more', 'Text &#123;&#123; x }} more', undefined],
  ['[caption id="a"]![](x.png) Cap[/caption]', '![](art-x.png) Cap', undefined],
  ['{{< alert >}}Text{{< /alert >}}', '> [!note]\n> Text', undefined],
  ['```\n<Note>Text</Note>\n```', '```\n<Note>Text</Note>\n```', undefined],
  ['$latex x^2$', '$x^2$', undefined],
  ['{% codeblock lang:js title %}\na\n{% endcodeblock %}', '```js\na\n```', undefined],
])('%s', async (source, expected, loss) => {
  const { text, losses } = await convert(source);
  expect(text).toBe(expected);
  if (loss) expect(losses.join()).toMatch(loss);
  else expect(losses).toEqual([]);
});

test('a statement of MDX over several lines leaves nothing', async () => {
  const { text } = await convert(
    'Text.\n\nexport const H = ({children}) => (\n  <span>\n    {children}\n  </span>\n);\n\nMore.',
    'post.mdx',
  );
  expect(text.replace(/\n+/g, ' ')).toBe('Text. More.');
  const { losses } = await convert('Value {1 + 1}.', 'post.mdx');
  expect(losses).toEqual(['an expression of MDX, which is now text: {1 + 1}']);
});
