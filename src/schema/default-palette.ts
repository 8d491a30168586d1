/** A colour on light paper and on dark: anything that CSS reads as one opaque colour. */
export type Colour = [onLight: string, onDark: string];

const colours = <Name extends string>(all: Record<Name, Colour>) => all;

/** The site's colours where content/palette.ts names no others. */
export const defaultPalette = colours({
  /** The page's ground, and that of cards on it. */
  paper: ['oklch(0.972 0.008 85)', 'oklch(0.185 0.008 70)'],
  raised: ['oklch(0.992 0.004 85)', 'oklch(0.225 0.009 70)'],
  /** Text, and quiet text. */
  ink: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
  muted: ['oklch(0.43 0.018 65)', 'oklch(0.76 0.016 80)'],
  /** Lines between things, and those that carry meaning: a field's edge, the timeline's rail. */
  line: ['oklch(0.86 0.014 80)', 'oklch(0.34 0.012 70)'],
  lineStrong: ['oklch(0.6 0.018 70)', 'oklch(0.56 0.016 75)'],
  /** Links, buttons and accents. */
  copper: ['oklch(0.52 0.135 42)', 'oklch(0.76 0.125 58)'],
  teal: ['oklch(0.45 0.07 200)', 'oklch(0.74 0.07 195)'],
  /**
   * The band at the end of the home page: ground, text, quiet text, a field's edge, a field in
   * error.
   */
  band: ['oklch(0.235 0.015 60)', 'oklch(0.245 0.014 60)'],
  bandInk: ['oklch(0.972 0.008 85)', 'oklch(0.93 0.012 85)'],
  bandMuted: ['oklch(0.8 0.014 80)', 'oklch(0.8 0.014 80)'],
  bandLine: ['oklch(0.58 0.016 75)', 'oklch(0.58 0.016 75)'],
  bandCopper: ['oklch(0.76 0.125 58)', 'oklch(0.76 0.125 58)'],
});

export type FullPalette = typeof defaultPalette;

/** The colours that version 1.0 wrote into the file of every owner. */
const firstPalette: FullPalette = {
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

/**
 * The site's colours with those that an owner has chosen. A colour that is as version 1.0 wrote it
 * is not a choice: an update would leave it behind among new ones.
 */
export const withChosenColours = (
  chosen: { [Name in keyof FullPalette]?: Colour | undefined },
): FullPalette => ({
  ...defaultPalette,
  ...Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, colour]) => `${colour}` !== `${firstPalette[name as keyof FullPalette]}`,
    ),
  ),
});

/** The colours that a role's pin may have. */
export const timelineColours = ['copper', 'teal', 'ink'] as const satisfies (keyof FullPalette)[];
