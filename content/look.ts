import type { Look } from '#schema/look.ts';

/**
 * One colour from which all others follow, in both themes: `{ accent: '#2f6f4f' }`. `colours` replaces
 * single ones, each on a light background and on a dark one: `{ copper: ['#1a56b8', '#8ab4ff'] }`.
 * src/schema/default-palette.ts has all names. `npm run check:content` reports pairs with too little
 * contrast. `fonts` sets headings, text and code: docs/content.md.
 */
export const look: Look = {};
