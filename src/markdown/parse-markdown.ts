/** Markdown as a syntax tree. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { normalizeSource } from './normalize-source.ts';
import { parser, withMathematics } from './parsers.ts';

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

/** Parses a text as it is, so that offsets count in it. */
export function parseNormalized(source: string): Root {
  if (!source.includes('$')) return parser.parse(source);
  const tree = withMathematics.parse(source);
  displayFormulas(source, tree);
  return tree;
}

/** Parses a text. Line numbers count in it, offsets in the normalized one. */
export const parseMarkdown = (text: string): Root => parseNormalized(normalizeSource(text));
