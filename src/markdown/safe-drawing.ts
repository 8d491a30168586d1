import { type CustomPlugin, optimize } from 'svgo';

/** URLs within the drawing, and embedded pictures. */
const isOwn = (address: string) =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp|avif)[;,])/i.test(address);

/** Whether styles request other files. */
const asksOutside = (css: string) => /@import|url\(\s*["']?(?!\s*#|data:image\/)/i.test(css);

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
          (node.name === 'style' && asksOutside(styles))
        ) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isForeign =
            /^(xlink:)?(href|src)$/i.test(name) && !isOwn(value) && node.name !== 'a';
          const isScript = /^on/i.test(name) || /^\s*(javascript|data:text)/i.test(value);
          if (isForeign || isScript || asksOutside(value)) delete node.attributes[name];
        }
      },
    },
  }),
};

/**
 * A drawing (SVG) without scripts, handlers, foreign parts and external requests.
 *
 * @throws if it is no SVG.
 */
export const sanitizeSvg = (source: Buffer): Buffer =>
  Buffer.from(optimize(source.toString(), { plugins: ['removeScripts', nothingActive] }).data);
