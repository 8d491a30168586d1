import { z } from 'zod';
import { defaultPalette, type FullPalette } from './default-palette.ts';
import { pair } from './values.ts';

const colour = pair<FullPalette['ink']>(
  ['string'],
  'must be two colours: on light paper and on dark',
).optional();

/**
 * Colours in place of the site's own. Pages, icons and link previews use them, and `npm run
 * check:content` says which pairs have too little contrast.
 */
export const paletteSchema = z.strictObject(
  Object.fromEntries(Object.keys(defaultPalette).map((name) => [name, colour])) as {
    [Name in keyof FullPalette]: typeof colour;
  },
);

export type Palette = z.input<typeof paletteSchema>;
