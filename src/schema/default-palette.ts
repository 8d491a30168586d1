/** A colour for the light and the dark theme. Each is an opaque colour in any CSS notation. */
export type Colour = [onLight: string, onDark: string];

/** The site's colours, unless content/palette.ts replaces them. */
export const defaultPalette = {
  /** The background of pages, and the background of cards. */
  paper: ['oklch(0.972 0.008 85)', 'oklch(0.185 0.008 70)'],
  raised: ['oklch(0.992 0.004 85)', 'oklch(0.225 0.009 70)'],
  /** Text, and less prominent text. */
  ink: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
  muted: ['oklch(0.43 0.018 65)', 'oklch(0.76 0.016 80)'],
  /** Decorative lines, and lines with a meaning: the border of a field, the timeline's line. */
  line: ['oklch(0.86 0.014 80)', 'oklch(0.34 0.012 70)'],
  lineStrong: ['oklch(0.6 0.018 70)', 'oklch(0.56 0.016 75)'],
  /** Links, buttons and accents. */
  copper: ['oklch(0.52 0.135 42)', 'oklch(0.76 0.125 58)'],
  teal: ['oklch(0.45 0.07 200)', 'oklch(0.74 0.07 195)'],
  /**
   * The closing section of the home page: background, text, less prominent text, the border of a
   * field, and the border of an invalid field.
   */
  band: ['oklch(0.235 0.015 60)', 'oklch(0.245 0.014 60)'],
  bandInk: ['oklch(0.972 0.008 85)', 'oklch(0.93 0.012 85)'],
  bandMuted: ['oklch(0.8 0.014 80)', 'oklch(0.8 0.014 80)'],
  bandLine: ['oklch(0.58 0.016 75)', 'oklch(0.58 0.016 75)'],
  bandCopper: ['oklch(0.76 0.125 58)', 'oklch(0.76 0.125 58)'],
} satisfies Record<string, Colour>;

export type FullPalette = typeof defaultPalette;

/** The colours that version 1.0 wrote into every owner's palette.ts, if they changed since. */
const firstPalette: Partial<FullPalette> = {
  band: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
  bandInk: ['oklch(0.972 0.008 85)', 'oklch(0.185 0.008 70)'],
  bandMuted: ['oklch(0.8 0.014 80)', 'oklch(0.4 0.016 70)'],
  bandLine: ['oklch(0.58 0.016 75)', 'oklch(0.58 0.018 70)'],
  bandCopper: ['oklch(0.76 0.125 58)', 'oklch(0.46 0.125 42)'],
};

/**
 * The default palette with the colours that an owner has chosen. A colour that version 1.0 wrote is
 * not the owner's choice: the new default replaces it.
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
