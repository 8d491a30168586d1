import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import { projectPath } from '#lib/node/paths.ts';

/** The path of a module below src/app; empty if it is elsewhere, or imported as a text. */
export const appPath = (id: string) => /^src\/app\/([^?]+)$/.exec(projectPath(id))?.[1] ?? '';

/** Marks the styles of a file. Browsers apply them: they support any custom property. */
export const markFile = (css: string, id: string) =>
  appPath(id) ? `@supports (--file:"${appPath(id)}"){${css}}` : css;

/**
 * Separates the styles of a page's first screen, those of the rest, and those for print, which must
 * not delay the first paint on a screen. It leaves out the styles of other pages.
 *
 * @param marked a style sheet whose files are marked.
 * @param first the modules of the first screen, by their paths below src/app.
 * @param all the modules of the page.
 */
export function splitStyles(marked: string, first: Set<string>, all: Set<string>) {
  const styleSheet = postcss.parse(marked.trim());
  const [later, print] = [postcss.root(), postcss.root()];
  styleSheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  styleSheet.walkAtRules('supports', (rule) => {
    const file = /^\(--file: ?"(.*)"\)$/.exec(rule.params)?.[1];
    if (file === undefined) return;
    if (first.has(file)) rule.replaceWith(rule.nodes);
    else if (all.has(file)) later.append(rule.remove().nodes);
    else rule.remove();
  });
  return { first: `${styleSheet}`, later: `${later}`, print: `${print}` };
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
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
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
