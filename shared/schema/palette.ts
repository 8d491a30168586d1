import { z } from 'zod';
import { pair } from './values.ts';

/** On light paper and on dark. */
const colour = pair<[onLight: string, onDark: string]>(
  ['string'],
  'must be two colours: on light paper and on dark',
);

/**
 * The site's colours, each on light paper and on dark: anything that CSS reads as one opaque
 * colour. Pages, icons and link previews use them, and `npm run check:content` says which pairs
 * have too little contrast.
 */
export const paletteSchema = z.strictObject({
  /** The page's ground, and that of cards on it. */
  paper: colour,
  raised: colour,
  /** Text, and quiet text. */
  ink: colour,
  muted: colour,
  /** Lines between things, and those that carry meaning: a field's edge, the timeline's rail. */
  line: colour,
  lineStrong: colour,
  /** Links, buttons and accents; roles and connections are copper, teal or ink. */
  copper: colour,
  teal: colour,
  /**
   * The band at the end of the home page: ground, text, quiet text, a field's edge, a field in
   * error.
   */
  band: colour,
  bandInk: colour,
  bandMuted: colour,
  bandLine: colour,
  bandCopper: colour,
});

export type Palette = z.input<typeof paletteSchema>;
