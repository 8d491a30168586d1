/** A colour for the light and the dark theme. Each is an opaque colour in any CSS notation. */
type Colour = [onLight: string, onDark: string];

/** The site's colours, unless content/palette.ts replaces them. */
export const defaultPalette = {
  /** The background of pages, and the background of cards. */
  paper: ['oklch(0.98 0.005 165)', 'oklch(0.185 0.012 185)'],
  raised: ['oklch(1 0 0)', 'oklch(0.225 0.014 185)'],
  /** Text, and less prominent text. */
  ink: ['oklch(0.215 0.018 195)', 'oklch(0.94 0.006 165)'],
  muted: ['oklch(0.42 0.018 190)', 'oklch(0.76 0.012 175)'],
  /** Decorative lines, and lines with a meaning: the border of a field, the timeline's line. */
  line: ['oklch(0.87 0.012 165)', 'oklch(0.34 0.016 185)'],
  lineStrong: ['oklch(0.59 0.018 180)', 'oklch(0.56 0.018 180)'],
  /** The contour lines of the hill: a tint of `copper`. */
  contour: ['oklch(0.8 0.055 62)', 'oklch(0.4 0.04 60)'],
  /** Links, buttons and accents. */
  copper: ['oklch(0.53 0.17 35)', 'oklch(0.75 0.14 48)'],
  teal: ['oklch(0.45 0.07 215)', 'oklch(0.76 0.07 205)'],
  /**
   * The closing section of the home page: background, text, less prominent text, the border of a
   * field, and the accent.
   */
  band: ['oklch(0.235 0.022 190)', 'oklch(0.15 0.012 185)'],
  bandInk: ['oklch(0.98 0.005 165)', 'oklch(0.94 0.006 165)'],
  bandMuted: ['oklch(0.8 0.012 170)', 'oklch(0.8 0.012 170)'],
  bandLine: ['oklch(0.58 0.018 180)', 'oklch(0.58 0.018 180)'],
  bandCopper: ['oklch(0.75 0.14 48)', 'oklch(0.75 0.14 48)'],
} satisfies Record<string, Colour>;

export type FullPalette = typeof defaultPalette;

/** The colours that a role's pin may have. */
export const timelineColours = ['copper', 'teal', 'ink'] as const satisfies (keyof FullPalette)[];
