/** Mathematics as MathML, which browsers render without scripts and additional fonts. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { element, text } from './elements.ts';
import { toAlphabet } from './mathematical-letters.ts';

const options = { output: 'mathml', strict: false } as const;

/** Why a formula is not shown as its author means it. */
export function mathematicsError(tex: string, displayMode: boolean): string | undefined {
  let refused: string | undefined;
  /** Called for commands that load or link: `\\href`. */
  const trust = ({ command }: { command: string }) => {
    refused = command;
    return false;
  };
  try {
    katex.renderToString(tex, { ...options, displayMode, trust });
  } catch (error) {
    return `is not a valid formula: ${(error as Error).message.replace(/^KaTeX parse error: /, '').split('\n')[0]}`;
  }
  return refused && `${refused} is not allowed in formulas: write links and pictures in the text`;
}

/**
 * A formula as MathML, or as code if it cannot be rendered.
 *
 * @param tex in LaTeX notation.
 */
export function mathematics(tex: string, displayMode: boolean): Element {
  const html = katex.renderToString(tex, { ...options, displayMode, throwOnError: false });
  const tree = fromHtml(html, { fragment: true });
  let math: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'math') math = node;
    // The Content-Security-Policy refuses style attributes.
    delete node.properties.style;
    delete node.properties.className;
    const [content] = node.children;
    const alphabet = node.properties.mathVariant ?? node.properties.mathvariant;
    if (/^m[ino]$/.test(node.tagName) && content?.type === 'text' && alphabet)
      content.value = toAlphabet(content.value, `${alphabet}`);
  });
  if (!math) return element('code', {}, [text(tex)]);
  if (displayMode) math.properties.display = 'block';
  return math;
}
