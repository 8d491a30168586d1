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

export const palette: Palette = {
  paper: ['oklch(0.972 0.008 85)', 'oklch(0.185 0.008 70)'],
  raised: ['oklch(0.992 0.004 85)', 'oklch(0.225 0.009 70)'],
  ink: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
  muted: ['oklch(0.43 0.018 65)', 'oklch(0.76 0.016 80)'],
  line: ['oklch(0.86 0.014 80)', 'oklch(0.34 0.012 70)'],
  lineStrong: ['oklch(0.6 0.018 70)', 'oklch(0.56 0.016 75)'],
  copper: ['oklch(0.52 0.135 42)', 'oklch(0.76 0.125 58)'],
  teal: ['oklch(0.45 0.07 200)', 'oklch(0.74 0.07 195)'],
  band: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
  bandInk: ['oklch(0.972 0.008 85)', 'oklch(0.185 0.008 70)'],
  bandMuted: ['oklch(0.8 0.014 80)', 'oklch(0.4 0.016 70)'],
  bandLine: ['oklch(0.58 0.016 75)', 'oklch(0.58 0.018 70)'],
  bandCopper: ['oklch(0.76 0.125 58)', 'oklch(0.46 0.125 42)'],
};
