/** Articles for feed readers. */
import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { schema } from './allowed-html.ts';
import { element, text as textNode } from './elements.ts';
import { plainFormula } from './plain-formula.ts';

/** The elements and attributes that feed readers understand. */
const plain = {
  ...schema,
  attributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
};

/** An article's body with absolute URLs, without elements that only its page needs. */
export function plainBody(tree: Root, url: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (!parent || index === undefined) return;
    if (tagName === 'a' && properties.ariaHidden === 'true') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // Readers of feeds remove controls.
    if (tagName === 'input') {
      parent.children[index] = textNode(properties.checked ? '☑' : '☐');
      return SKIP;
    }
    if (tagName === 'math') {
      parent.children[index] = element('code', {}, [textNode(plainFormula(node))]);
      return SKIP;
    }
    for (const name of ['href', 'src'] as const)
      if (/^[/#]/.test(`${properties[name]}`) && URL.canParse(`${properties[name]}`, url))
        properties[name] = new URL(`${properties[name]}`, url).href;
  });
  return toHtml(sanitize(copy, plain) as Root);
}
