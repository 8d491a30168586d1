/**
 * The site's colours, each on light paper and on dark: anything that CSS reads as one opaque colour. Pages, icons and link
 * previews take them from here, and `npm run check:content` says which pairs are too close to be read.
 */
export type Palette = {
  /** The page's ground, and that of cards on it. */
  paper: Colour;
  raised: Colour;
  /** Text, and quiet text. */
  ink: Colour;
  muted: Colour;
  /** Lines between things, and those that carry meaning: a field's edge, the timeline's rail. */
  line: Colour;
  lineStrong: Colour;
  /** What can be pressed, and what leads the eye; roles and connections are copper, teal or ink. */
  copper: Colour;
  teal: Colour;
  /** The band at the end of the home page: ground, text, quiet text, a field's edge, a field in error. */
  band: Colour;
  bandInk: Colour;
  bandMuted: Colour;
  bandLine: Colour;
  bandCopper: Colour;
};

type Colour = [onLight: string, onDark: string];
