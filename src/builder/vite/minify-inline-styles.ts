import { Features, type Targets, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Browsers since spring 2024, which support the design's CSS (light-dark, :has, nesting). */
const versions: [keyof Targets, major: number, minor: number][] = [
  ['chrome', 123, 0],
  ['firefox', 121, 0],
  ['safari', 17, 5],
];

export const cssTarget = versions.map(([name, major, minor]) => `${name}${major}.${minor}`);

const targets: Targets = Object.fromEntries(
  versions.map(([name, major, minor]) => [name, (major << 16) | (minor << 8)]),
);

export const lightningcss = { exclude: Features.LightDark };

/** Minifies the style sheets in composed pages, as the bundler minifies other style sheets. */
export const minifyInlineStyles = (): Plugin => ({
  name: 'minify-inline-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const [, styleSheet] =
      (id.endsWith('.css?inline') && /^export default (".*")/s.exec(code)) || [];
    if (!styleSheet) return null;
    const source = Buffer.from(JSON.parse(styleSheet));
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
