import { z } from 'zod';
import { defaultPalette, type FullPalette } from './default-palette.ts';
import { pair } from './values.ts';

const colour = pair<FullPalette['ink']>(
  ['string'],
  'must be two colours: for the light and the dark theme',
).optional();

/**
 * Colours that replace those of the default palette. Pages, icons and link previews use them, and
 * `npm run check:content` reports pairs with too little contrast.
 */
export const paletteSchema = z.strictObject(
  Object.fromEntries(Object.keys(defaultPalette).map((name) => [name, colour])) as {
    [Name in keyof FullPalette]: typeof colour;
  },
);

export type Palette = z.input<typeof paletteSchema>;
