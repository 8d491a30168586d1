import { isUtf8 } from 'node:buffer';
import { type CustomPlugin, optimize } from 'svgo';

/** Whether a URL refers to the drawing itself or to an embedded picture. */
const isInternal = (url: string) => /^\s*(#|data:image\/(png|jpeg|gif|webp|avif)[;,])/i.test(url);

/** Characters may be written as escapes, as in `u\72l(…)`. */
const unescapeCss = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
  );

function requestsFiles(css: string): boolean {
  const plain = unescapeCss(css);
  const urls = [...plain.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)];
  return (
    /@import|image-set\(/i.test(plain) || urls.some(([, url = '']) => !/^(#|data:)/i.test(url))
  );
}

/** A name without its prefix, which any file can choose. */
const localName = (name = '') => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string) => name.slice(0, Math.max(name.indexOf(':'), 0));

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
/** Namespaces by prefix, which any file can choose. */
type Scope = Record<string, string>;
/** The namespaces in each element. */
const scopes = new WeakMap<object, Scope>();

/** The namespaces in which elements can run code. */
const isActiveNamespace = (uri = '') => uri === svg || /xhtml|html/i.test(uri);

const isHandler = (attribute: string, value: string) =>
  /^on/i.test(attribute) || /^\s*(javascript|data:text)/i.test(value);

/**
 * Removes scripts, handlers, external references, processing instructions, and everything outside
 * the SVG namespace: HTML could run code, and editors store the author's name and file paths.
 *
 * @param onActive is called for each part that could run code.
 */
const nothingActive = (onActive = () => {}): CustomPlugin => ({
  name: 'nothing-active',
  fn: () => ({
    // Its defaults of attributes could be handlers.
    doctype: { enter: ({ data: { doctype } }) => void (doctype.includes('[') && onActive()) },
    // `<?xml-stylesheet href="…"?>`
    instruction: {
      enter: (node, parent) => {
        if (node.name !== 'xml' || /encoding=.(?!utf-8)/i.test(node.value)) onActive();
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    element: {
      enter: (node, parent) => {
        const name = localName(node.name);
        const scope: Scope = Object.assign(Object.create(null), { '': svg }, scopes.get(parent));
        scopes.set(node, scope);
        for (const [attribute, value] of Object.entries(node.attributes))
          if (/^xmlns(:|$)/.test(attribute)) scope[attribute.slice(6)] = value;
        const styles = node.children.map((child) => ('value' in child ? child.value : '')).join('');
        if (
          scope[prefixOf(node.name)] !== svg ||
          /^(script|handler|foreignObject|metadata)$/i.test(name) ||
          /^(href|src)$/i.test(localName(node.attributes.attributeName)) ||
          (name === 'style' && requestsFiles(styles))
        ) {
          const isActive = isActiveNamespace(scope[prefixOf(node.name)]);
          if (isActive && !/^(metadata|style)$/i.test(name)) onActive();
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [attribute, value] of Object.entries(node.attributes)) {
          const isExternal =
            /^(href|src|srcset)$/i.test(localName(attribute)) && !isInternal(value) && name !== 'a';
          const isScript = isHandler(attribute, value);
          if (isScript) onActive();
          const prefix = prefixOf(attribute);
          const isForeign = !['', 'xml', 'xmlns'].includes(prefix) && scope[prefix] !== xlink;
          if (isExternal || isScript || isForeign || requestsFiles(value))
            delete node.attributes[attribute];
        }
      },
    },
  }),
});

/** Throws if the file is not UTF-8: browsers would read something else. */
function readUtf8(source: Buffer): string {
  if (!isUtf8(source) || source.includes(0)) throw new Error('is not UTF-8');
  return source.toString();
}

/** Removes what runs code, requests files or names the author. Throws if the file is not SVG. */
export const sanitizeSvg = (source: Buffer): Buffer =>
  Buffer.from(
    optimize(readUtf8(source), {
      // Defaults of attributes in the doctype would be handlers again.
      plugins: ['removeDoctype', 'removeComments', 'removeScripts', nothingActive()],
    }).data,
  );

/** Whether a drawing could run code if a browser opens it. What cannot be read could. */
export function isActiveSvg(source: Buffer): boolean {
  let isActive = false;
  const find = nothingActive(() => {
    isActive = true;
  });
  try {
    optimize(readUtf8(source), { plugins: [find] });
  } catch {
    return true;
  }
  return isActive;
}
