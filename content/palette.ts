import type { Palette } from '#schema/palette.ts';

/**
 * Colours in place of the site's own, each on light paper and on dark: `{ copper: ['#1a56b8', '#8ab4ff'] }`.
 * src/schema/default-palette.ts has all their names; `npm run check:content` says which pairs are too close to be read.
 */
export const palette: Palette = {};
