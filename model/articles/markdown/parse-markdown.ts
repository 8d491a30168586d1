/**
 * The Markdown dialect: CommonMark with GitHub's tables, footnotes, tasks and strikethrough,
 * mathematics and definition lists.
 */
import type { Root } from 'mdast';
import remarkDefinitionList from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDefinitionList)
  .freeze();
const withMathematics = parser().use(remarkMath).freeze();

/** The offset of a single dollar that opens no mathematics: a price, or a shell's variable. */
function plainDollars(text: string, tree: Root): number[] {
  const found: number[] = [];
  let last: unknown;
  visit(tree, 'inlineMath', ({ position }, _, parent) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    if (text[start + 1] === '$' || parent === last) return;
    const inside = text.slice(start + 1, end - 1);
    const isWord = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '');
    if (inside === inside.trim() && !isWord(text[start - 1]) && !isWord(text[end])) return;
    // One at a time: escaping one dollar can pair later ones differently.
    last = parent;
    found.push(start);
  });
  return found;
}

/** More dollars than this are no prices. */
const maxPasses = 200;

/** Escapes dollars that are not mathematics for code hosts. */
export function escapeDollars(text: string): string {
  let escaped = text;
  if (!/\$[^\s$][^$]*\$/.test(text)) return text;
  for (let turn = 0; turn < maxPasses; turn++) {
    const dollars = plainDollars(escaped, withMathematics.parse(escaped));
    if (dollars.length === 0) break;
    for (const offset of dollars.reverse())
      escaped = `${escaped.slice(0, offset)}\\${escaped.slice(offset)}`;
  }
  return escaped;
}

/** A formula between double dollars that is alone in its paragraph is displayed, as in LaTeX. */
function displayFormulas(text: string, tree: Root) {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const [formula, ...others] = paragraph.children;
    if (formula?.type !== 'inlineMath' || others.length > 0 || !parent || index === undefined)
      return;
    if (!text.startsWith('$$', formula.position?.start.offset ?? 0)) return;
    const { value, position } = formula;
    const className = ['language-math', 'math-display'];
    const code = {
      type: 'element' as const,
      tagName: 'code',
      properties: { className },
      children: [{ type: 'text' as const, value }],
    };
    parent.children[index] = {
      type: 'math',
      value,
      ...(position && { position }),
      data: { hName: 'pre', hChildren: [code] },
    };
  });
}

/**
 * Formulas that begin on the line of their double dollars, as LaTeX writes them, on one line: the
 * parser would take the rest of the text for a formula. Empty lines keep the line numbers.
 */
const joinFormulas = (text: string) =>
  text.replace(/^\$\$(?=\S)([^$]*\\[^$]*)\$\$[ \t]*$/gm, (all) => {
    const lines = all.split('\n');
    return `${lines.map((line) => line.trim()).join(' ')}${'\n'.repeat(lines.length - 1)}`;
  });

/** Parses a text, keeping its line numbers. */
export function parseMarkdown(text: string): Root {
  if (!text.includes('$')) return parser.parse(text);
  const escaped = escapeDollars(joinFormulas(text));
  const tree = withMathematics.parse(escaped);
  displayFormulas(escaped, tree);
  return tree;
}
