import postcss from 'postcss';

/** The folders below src/app whose styles follow the first screen: on home, and on other pages. */
export const laterOnHome = ['sections', 'page-end'];
export const laterElsewhere = ['page-end'];

/** The hero is a section, too, and part of the first screen. */
const laterFile = /\/src\/app\/(sections|page-end)\/(?!hero\/).*\.css$/;

/** Marks the styles of a file by its folder. Browsers apply them: they support any custom property. */
export function markFolder(css: string, file: string) {
  const folder = laterFile.exec(file)?.[1];
  return folder ? `@supports (--folder:${folder}){${css}}` : css;
}

/**
 * Separates the styles of these folders, and those for print: they must not delay the first paint on
 * a screen.
 */
export function splitStyles(styleSheet: string, laterFolders: string[]) {
  const first = postcss.parse(styleSheet.trim());
  const [later, print] = [postcss.root(), postcss.root()];
  first.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  first.walkAtRules('supports', (rule) => {
    const folder = /^\(--folder: ?([\w-]+)\)$/.exec(rule.params)?.[1];
    if (!folder) return;
    if (laterFolders.includes(folder)) later.append(rule.remove().nodes);
    else rule.replaceWith(rule.nodes);
  });
  return { first: `${first}`, later: `${later}`, print: `${print}` };
}
