import postcss, { type ChildNode, type Root } from 'postcss';

/** Every class and element that a page has, and every word of its scripts, which may add some. */
function namesOf(html: string): Set<string> {
  const scripts = html.match(/<script>[\s\S]*?<\/script>/g)?.join(' ') ?? '';
  return new Set([
    ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name),
    ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `.${name}`),
    ),
    ...(scripts.match(/[\w-]+/g) ?? []).flatMap((word) => [word, `.${word}`]),
  ]);
}

/** A name that no page has. */
const nowhere = '.-';

/** The names, of classes with their dot, without which a selector matches nothing, whatever state its elements are in. */
function neededNames(selector: string, has: (name: string) => boolean): string[] {
  // An attribute is a state, too.
  let rest = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/:([a-z-]+)\(([^()]*)\)/g, (_, name: string, inside: string) =>
      !/^(is|where|has)$/.test(name) ||
      inside.split(',').some((part) => neededNames(part, has).every(has))
        ? ''
        : nowhere,
    );
  }
  return rest.replace(/::?[\w-]+|#[\w-]+/g, '').match(/\.?-?[a-z_][\w-]*|\.-/gi) ?? [];
}

/** A style sheet, every name that its selectors may have, and what of it pages with the same of these can use. */
type Sheet = { root: Root; names: Set<string>; used: Map<string, string> };
const sheets = new Map<string, Sheet>();

function readSheet(styles: string): Sheet {
  const known = sheets.get(styles);
  if (known) return known;
  const sheet = {
    root: postcss.parse(styles),
    names: new Set(styles.match(/\.?[\w-]+/g)),
    used: new Map(),
  };
  sheets.set(styles, sheet);
  return sheet;
}

/** Removes a part, and what is then empty around it. */
function drop(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) drop(parent as ChildNode);
}

/** Removes what nothing refers to, until everything is referred to. */
function dropUnreferenced(root: Root, others: string) {
  for (let before = ''; before !== `${root}`; ) {
    before = `${root}`;
    const text = before + others;
    root.walkDecls(/^--/, (node) => {
      if (!new RegExp(`var\\(\\s*${node.prop}[\\s,)]`).test(text)) drop(node);
    });
    root.walkAtRules('keyframes', (node) => {
      if (!new RegExp(`animation[\\w-]*:[^;}]*(?<![\\w-])${node.params}(?![\\w-])`).test(text))
        drop(node);
    });
  }
}

/**
 * The part of a style sheet that a finished page can use: what is for classes and elements that it does not have is left
 * out, whatever state they would be in, and custom properties and keyframes that nothing else refers to.
 *
 * @param html the page; its inline scripts may add the classes and elements that they name.
 * @param others styles that are loaded later and may refer to the custom properties of these.
 */
export function usedStyles(styles: string, html: string, others: string): string {
  const sheet = readSheet(styles);
  const names = namesOf(html).intersection(sheet.names);
  const key = [others, ...[...names].sort()].join('\0');
  const known = sheet.used.get(key);
  if (known !== undefined) return known;

  const has = (name: string) => names.has(name);
  const root = sheet.root.clone();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => neededNames(selector, has).every(has));
    if (selectors.length > 0) rule.selectors = selectors;
    else drop(rule);
  });
  dropUnreferenced(root, others);
  const result = root.toString();
  sheet.used.set(key, result);
  return result;
}
