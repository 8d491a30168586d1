/** Makes HTML valid that authors wrote with parts missing, as browsers would show it. */
import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './elements.ts';

/** Elements that are valid only in some parents. */
const parents: Record<string, string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  summary: ['details'],
  rt: ['ruby'],
  rp: ['ruby'],
};

/** Lists, whose children are all of some kinds, and the element around others. */
const lists: Record<string, [children: string[], wrapper: string]> = {
  ul: [['li'], 'li'],
  ol: [['li'], 'li'],
  dl: [['dt', 'dd', 'div'], 'dd'],
};

const isElement = (node: ElementContent, names: string[]) =>
  node.type === 'element' && names.includes(node.tagName);
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

export function repairTree(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties, children } = node;
    const allowed = parents[tagName];
    const isLost = allowed && !(parent?.type === 'element' && allowed.includes(parent.tagName));
    const [summary, ...otherSummaries] = children.filter((child) => isElement(child, ['summary']));
    // Without a line that opens it, the text is shown.
    if (isLost || (tagName === 'details' && !summary)) {
      node.tagName = /^r/.test(tagName) ? 'span' : 'div';
      node.properties = properties.id ? { id: properties.id } : {};
    }
    const [kinds, wrapper] = lists[tagName] ?? [];
    if (kinds && wrapper)
      node.children = children.map((child) =>
        isElement(child, kinds) || isBlank(child) ? child : element(wrapper, {}, [child]),
      );
    if (summary && node.tagName === 'details') {
      for (const other of otherSummaries) Object.assign(other, { tagName: 'div' });
      node.children = [summary, ...children.filter((child) => child !== summary)];
    }
    // Links lead to the first element with an id.
    if (ids.has(properties.id)) delete node.properties.id;
    else if (properties.id) ids.add(properties.id);
  });
}
