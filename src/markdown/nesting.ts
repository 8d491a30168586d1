/** Parsers call themselves for each level of nesting: a text of thousands would end in a stack. */
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const maxLevels = 100;

/** The marks of quotations and lists at the beginning of a line. */
const marks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;
/** A list item that so many columns precede is in as many lists. */
const farItem = new RegExp(`^[ \\t]{${4 * maxLevels},}(?:[-+*]|\\d{1,9}[.)])[ \\t]`);
const tag = /<(\/?)([a-z][\w-]*)/gi;
/** Elements that end without an end tag. */
const endsAlone =
  /^(area|br|col|d[dt]|embed|hr|img|input|li|link|meta|optgroup|option|p|param|rp|rt|source|tbody|t[dhr]|tfoot|thead|track|wbr)$/i;

const message = `is nested in more than ${maxLevels} levels here: write it flatter`;

/** The error of a text that must not be parsed. */
export function nestedSource(source: string) {
  const line = source.split('\n').findIndex((text) => {
    // A line of marks alone divides two parts.
    const levels = /^[-*_\s]*$/.test(text) ? [] : marks.exec(text)?.[0].match(/>|[-+*.)]/g);
    return (levels?.length ?? 0) > maxLevels || farItem.test(text);
  });
  return line === -1 ? undefined : { line: line + 1, message };
}

/** The error of a tree that must not be converted. */
export function nestedTree(tree: Root) {
  const open: Nodes[] = [tree];
  const levels = new Map<Nodes, number>([[tree, 0]]);
  for (let node = open.pop(); node; node = open.pop()) {
    const level = levels.get(node) ?? 0;
    if (level > maxLevels) return { line: node.position?.start.line ?? 1, message };
    for (const child of 'children' in node ? node.children : []) {
      levels.set(child, level + 1);
      open.push(child);
    }
  }
  let level = 0;
  let error: { line: number; message: string } | undefined;
  visit(tree, 'html', ({ value, position }) => {
    for (const [, end, name = ''] of value.matchAll(tag))
      if (!endsAlone.test(name)) level = Math.max(0, level + (end ? -1 : 1));
    if (level > maxLevels) error ??= { line: position?.start.line ?? 1, message };
  });
  return error;
}
