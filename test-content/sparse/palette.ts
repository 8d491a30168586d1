import type { Palette } from '#content-types/palette.ts';

/** The colours, each on light paper and on dark. `npm run check:content` says which pairs are too close to be read. */
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
