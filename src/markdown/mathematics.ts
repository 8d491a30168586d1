/** Mathematics as MathML, which browsers render without scripts and additional fonts. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import temml from 'temml';
import { visit } from 'unist-util-visit';
import { element, text } from './elements.ts';

const render = (tex: string, displayMode: boolean, throwOnError: boolean) =>
  temml.renderToString(tex, {
    displayMode,
    throwOnError,
    // A script would fill in their numbers.
    macros: { '\\ref': '\\reference', '\\eqref': '\\reference' },
  });

/** Why a formula is not shown as its author means it. */
export function mathematicsError(tex: string, displayMode: boolean): string | undefined {
  try {
    render(tex, displayMode, true);
  } catch (error) {
    const [message] = (error as Error).message.trim().split(/ at position|\n/);
    return `is not a valid formula: ${message}`;
  }
}

/** A formula in LaTeX as MathML, or as code if it cannot be rendered. */
export function mathematics(tex: string, displayMode: boolean): Element {
  let math: Element | undefined;
  visit(fromHtml(render(tex, displayMode, false), { fragment: true }), 'element', (node) => {
    const { children, properties, tagName } = node;
    if (tagName === 'math') math = node;
    // WebKit would align each child of a cell by itself.
    if (tagName === 'mtd') node.children = [element('mrow', {}, children)];
    // Bars and boxes are borders: Chromium does not draw `menclose`.
    if (/^(top|bottom|box)$/.test(`${properties.notation}`)) node.tagName = 'mrow';
    // The Content-Security-Policy refuses style attributes.
    const style = `${properties.style}`;
    delete properties.style;
    const colour = /(?<!-)\bcolor:([^;]+)/.exec(style)?.[1];
    if (colour) properties.mathcolor = colour;
    const borders = style.match(/(?<![-a-z])border[-a-z]*(?=:)/g);
    if (borders) properties.className = [properties.className ?? [], borders].flat().map(String);
  });
  const formula = math ?? element('code', {}, [text(tex)]);
  formula.properties.translate = 'no';
  return formula;
}
