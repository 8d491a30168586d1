import type { Palette } from '#schema/palette.ts';

export const palette: Palette = {};
