/** Mathematics as MathML, which browsers render without scripts and additional fonts. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { element, text } from './elements.ts';
import { toAlphabet } from './mathematical-letters.ts';

/** @param refuse is called with the name of a command that loads or links: `\\href`. */
const render = (
  tex: string,
  displayMode: boolean,
  throwOnError: boolean,
  refuse?: (command: string) => void,
) =>
  katex.renderToString(tex, {
    output: 'mathml',
    displayMode,
    throwOnError,
    strict: false,
    trust: ({ command }) => {
      refuse?.(command);
      return false;
    },
  });

/** Why a formula is not shown as its author means it. */
export function mathematicsError(tex: string, isDisplayed: boolean): string | undefined {
  let refused: string | undefined;
  try {
    render(tex, isDisplayed, true, (command) => {
      refused = command;
    });
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
export function mathematics(tex: string, isDisplayed: boolean): Element {
  const tree = fromHtml(render(tex, isDisplayed, false), { fragment: true });
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
  if (isDisplayed) math.properties.display = 'block';
  return math;
}
