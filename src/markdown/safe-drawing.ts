import { type CustomPlugin, optimize } from 'svgo';

/** Whether a URL refers to the drawing itself or to an embedded picture. */
const isInternal = (url: string) => /^\s*(#|data:image\/(png|jpeg|gif|webp|avif)[;,])/i.test(url);

const requestsFiles = (css: string) => /@import|url\(\s*["']?(?!\s*#|data:image\/)/i.test(css);

/** Removes scripts, handlers and external references. */
const nothingActive: CustomPlugin = {
  name: 'nothing-active',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const styles = node.children.map((child) => ('value' in child ? child.value : '')).join('');
        if (
          /^(foreignObject|iframe|object|embed|audio|video|canvas|handler|listener)$/i.test(
            node.name,
          ) ||
          (node.name === 'style' && requestsFiles(styles))
        ) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isExternal =
            /^(xlink:)?(href|src)$/i.test(name) && !isInternal(value) && node.name !== 'a';
          const isScript = /^on/i.test(name) || /^\s*(javascript|data:text)/i.test(value);
          if (isExternal || isScript || requestsFiles(value)) delete node.attributes[name];
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
