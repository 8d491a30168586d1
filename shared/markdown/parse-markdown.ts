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
const mostTurns = 200;

/** Escapes dollars that are not mathematics for code hosts. */
export function escapeDollars(text: string): string {
  let escaped = text;
  if (!/\$[^\s$][^$]*\$/.test(text)) return text;
  for (let turn = 0; turn < mostTurns; turn++) {
    const dollars = plainDollars(escaped, withMathematics.parse(escaped));
    if (dollars.length === 0) break;
    for (const offset of dollars.reverse())
      escaped = `${escaped.slice(0, offset)}\\${escaped.slice(offset)}`;
  }
  return escaped;
}

/** Parses a text, keeping its line numbers. */
export function parseMarkdown(text: string): Root {
  if (!text.includes('$')) return parser.parse(text);
  return withMathematics.parse(escapeDollars(text));
}
