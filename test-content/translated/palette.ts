import type { Palette } from '#schema/palette.ts';

/**
 * Colours that replace the site's, each on a light background and on a dark one:
 * `{ copper: ['#1a56b8', '#8ab4ff'] }`. src/schema/default-palette.ts has all names.
 * `npm run check:content` reports pairs with too little contrast.
 */
export const palette: Palette = {};
