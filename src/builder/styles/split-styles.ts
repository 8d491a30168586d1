import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import { projectPath } from '#lib/node/paths.ts';
import { usedProperties } from './short-properties.ts';

/** The path of a module below src/app; empty if it is elsewhere, or imported as a text. */
export const appPath = (id: string) => /^src\/app\/([^?]+)$/.exec(projectPath(id))?.[1] ?? '';

/** Separates the styles for print, which must not delay the first paint on a screen. */
export function separatePrint(css: string): Record<'screen' | 'print', string> {
  const screen = postcss.parse(css.trim());
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  return { screen: `${screen}`, print: `${print}` };
}

/** Removes what is not kept from a style sheet, and then rules without content. */
function prune(container: Container, isKept: (node: ChildNode) => boolean): string {
  container.each((node) => {
    const isRule = 'nodes' in node && node.nodes !== undefined;
    if (isRule) prune(node, isKept);
    if (isRule ? node.nodes?.length === 0 : !isKept(node)) node.remove();
  });
  return `${container}`;
}

/**
 * Moves the custom properties of `:root` that a page's first screen does not use out of its styles.
 *
 * @param css the styles of the first screen.
 * @returns those styles without the properties, and the rules that declare the properties.
 */
export function deferProperties(css: string) {
  const used = new Set(usedProperties(css));
  const isDeferred = (node: ChildNode) =>
    node.type === 'decl' &&
    node.variable &&
    !used.has(node.prop) &&
    (node.parent as Rule).selector === ':root';
  return {
    first: prune(postcss.parse(css), (node) => !isDeferred(node)),
    deferred: prune(postcss.parse(css), isDeferred),
  };
}
