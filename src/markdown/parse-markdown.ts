/** Parses Markdown to a syntax tree. */
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, text } from './elements.ts';
import { normalizeSource } from './normalize-source.ts';
import { parser, withMathematics } from './parsers.ts';

/** A displayed formula, in place of another node. */
function displayed({ value, position }: Pick<Code, 'value' | 'position'>): RootContent {
  const className = ['language-math', 'math-display'];
  const code = element('code', { className }, [text(value)]);
  const data = { hName: 'pre', hChildren: [code] };
  return { type: 'math', value, ...(position && { position }), data };
}

/**
 * Reads formulas as GitHub writes them: a fence `math`, and backticks between dollars. A formula
 * between double dollars that is alone in its paragraph becomes a displayed one.
 */
function readFormulas(source: string, tree: Root) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'inlineMath') {
      const [, quoted] = /^`([^`]+)`$/.exec(node.value) ?? [];
      if (!quoted) return;
      node.value = quoted;
      node.data = { ...node.data, hChildren: [text(quoted)] };
    }
    if (!parent || index === undefined) return;
    if (node.type === 'code' && node.lang === 'math') parent.children[index] = displayed(node);
    const [formula, ...others] = node.type === 'paragraph' ? node.children : [];
    if (formula?.type !== 'inlineMath' || others.length > 0) return;
    if (source.startsWith('$$', formula.position?.start.offset ?? 0))
      parent.children[index] = displayed(formula);
  });
}

/** Parses a text without normalizing it, so that offsets refer to it. */
export function parseNormalized(source: string): Root {
  const tree = (source.includes('$') ? withMathematics : parser).parse(source);
  readFormulas(source, tree);
  return tree;
}

/** Parses a text. Line numbers refer to it, offsets to the normalized text. */
export const parseMarkdown = (text: string): Root => parseNormalized(normalizeSource(text));
