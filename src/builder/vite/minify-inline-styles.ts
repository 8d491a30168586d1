import { Features, type Targets, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Browsers since spring 2024, which have the design's CSS (light-dark, :has, nesting). */
const versions: [keyof Targets, major: number, minor: number][] = [
  ['chrome', 123, 0],
  ['firefox', 121, 0],
  ['safari', 17, 5],
];

/** The browsers, as the bundler names them. */
export const cssTarget = versions.map(([name, major, minor]) => `${name}${major}.${minor}`);

/** The browsers, as Lightning CSS names them. */
const targets: Targets = Object.fromEntries(
  versions.map(([name, major, minor]) => [name, (major << 16) | (minor << 8)]),
);

export const lightningcss = { exclude: Features.LightDark };

/** Minifies style sheets that composed pages contain, as the bundler minifies those of browsers. */
export const minifyInlineStyles = (): Plugin => ({
  name: 'minify-inline-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const [, sheet] = (id.endsWith('.css?inline') && /^export default (".*")/s.exec(code)) || [];
    if (!sheet) return null;
    const source = Buffer.from(JSON.parse(sheet));
    const minified = transform({
      ...lightningcss,
      targets,
      filename: id,
      code: source,
      minify: true,
    });
    return { code: `export default ${JSON.stringify(`${minified.code}`)}`, map: null };
  },
});
