import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { text } from './elements.ts';

/** Whether an element has no words of the text: formulas, and what belongs to footnotes. */
const hasNoWords = ({ properties }: Element) =>
  /\bmath-/.test(`${properties.className}`) ||
  properties.dataFootnoteRef !== undefined ||
  properties.dataFootnoteBackref !== undefined ||
  properties.id === 'footnote-label';

/** The text that a page shows, with the alternatives of its pictures. */
export function shownText(tree: Root): string {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === 'img') parent.children[index] = text(` ${node.properties.alt ?? ''} `);
    if (!hasNoWords(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return toText(copy);
}
