/**
 * A system font in place of one of the site's (src/builder/outputs/fonts.ts), scaled to its metrics.
 *
 * @param fonts the names of the system font, the first of which that is installed is used.
 * @param width the ratio of the widths of this site's text in the site's font and in this one, in %.
 * @param descent of the site's font, in % of the text size. Its ascent is 102.5 %.
 */
const face = (family: string, fonts: string[], weight: string, width: number, descent = 22.5) => {
  const scaled = (length: number) => `${((100 * length) / width).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${width}%;
  ascent-override: ${scaled(102.5)};
  descent-override: ${scaled(descent)};
}`;
};

const family = 'Familjen Grotesk Fallback';
const monospace = ['Courier New', 'CourierNewPSMT', 'Liberation Mono'];

export const fallbackFonts = [
  face(family, ['Arial', 'ArialMT', 'Liberation Sans'], '400 500', 93.81),
  face(family, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], '600 700', 90.78),
  face(`${family} Roboto`, ['Roboto', 'Roboto-Regular'], '400 500', 94.02),
  face(`${family} Roboto`, ['Roboto Bold', 'Roboto-Bold'], '600 700', 96.59),
  face(`${family} DejaVu`, ['DejaVu Sans'], '400 500', 82.74),
  face(`${family} DejaVu`, ['DejaVu Sans Bold'], '600 700', 76.09),
  face('IBM Plex Mono Fallback', monospace, '400', 99.98, 27.5),
].join('\n');
