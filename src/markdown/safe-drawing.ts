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

/** Removes scripts, handlers, external references and processing instructions. */
const nothingActive: CustomPlugin = {
  name: 'nothing-active',
  fn: () => ({
    // `<?xml-stylesheet href="…"?>`
    instruction: {
      enter: (node, parent) => {
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    element: {
      enter: (node, parent) => {
        const name = localName(node.name);
        const styles = node.children.map((child) => ('value' in child ? child.value : '')).join('');
        if (
          /^(script|foreignObject|iframe|object|embed|audio|video|canvas|handler|listener)$/i.test(
            name,
          ) ||
          /^(href|src)$/i.test(localName(node.attributes.attributeName)) ||
          (name === 'style' && requestsFiles(styles))
        ) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [attribute, value] of Object.entries(node.attributes)) {
          const isExternal =
            /^(href|src|srcset)$/i.test(localName(attribute)) && !isInternal(value) && name !== 'a';
          const isScript = /^on/i.test(attribute) || /^\s*(javascript|data:text)/i.test(value);
          if (isExternal || isScript || requestsFiles(value)) delete node.attributes[attribute];
        }
      },
    },
  }),
};

/**
 * Removes scripts, handlers, embedded HTML and external references from a drawing (SVG).
 *
 * @throws if it is not an SVG.
 */
export const sanitizeSvg = (source: Buffer): Buffer =>
  Buffer.from(optimize(source.toString(), { plugins: ['removeScripts', nothingActive] }).data);
