import postcss from 'postcss';

/** The path of a module below src/app. */
export const appPath = (id: string) => /\/src\/app\/([^?]+)$/.exec(id)?.[1] ?? '';

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

/**
 * Takes those custom properties out of `:root` that the first screen's styles do not use: the rest
 * begins with them.
 */
export function deferProperties(css: string) {
  const [first, later] = [postcss.parse(css), postcss.root()];
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  first.walkRules(':root', (rule) => {
    const unused = rule.nodes.filter(
      (node) => node.type === 'decl' && node.variable && !used.has(node.prop),
    );
    const { parent } = rule;
    const moved = rule.clone({ nodes: [] }).append(unused);
    if (unused.length > 0)
      later.append(parent?.type === 'atrule' ? parent.clone({ nodes: [] }).append(moved) : moved);
    if (rule.nodes.length === 0) (parent?.nodes.length === 1 ? parent : rule).remove();
  });
  return { first: `${first}`, later: `${later}` };
}
