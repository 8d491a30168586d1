import type { Palette } from '#schema/palette.ts';

export const palette: Palette = {
  ink: ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'],
};
