import { Features, transform } from 'lightningcss';
import { resolveMediaQueries } from './media-queries.ts';
import { shortProperties } from './short-properties.ts';

/** Minifies computed styles, as the bundler minifies style sheets. */
export function minifyCss(source: string): string {
  const css = resolveMediaQueries(source);
  return transform({
    filename: 'generated.css',
    code: Buffer.from(import.meta.env.DEV ? css : shortProperties(css)),
    minify: true,
    exclude: Features.LightDark,
  }).code.toString();
}
