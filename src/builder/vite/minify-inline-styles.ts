import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Browsers since spring 2024, which support the design's CSS (light-dark, :has, nesting). */
export const browsers = ['chrome 123', 'firefox 121', 'safari 17.5'];
const targets = browserslistToTargets(browsers);
export const cssTarget = browsers.map((browser) => browser.replace(' ', ''));

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
    const file = { filename: id, code: Buffer.from(JSON.parse(styleSheet)) };
    const minified = transform({ ...lightningcss, ...file, targets, minify: true });
    return { code: `export default ${JSON.stringify(`${minified.code}`)}`, map: null };
  },
});
