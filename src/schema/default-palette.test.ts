import { expect, test } from 'vitest';
import { type Colour, defaultPalette, withChosenColours } from './default-palette.ts';

test("a colour that version 1.0 wrote is not the owner's choice", () => {
  const copper: Colour = ['#1a56b8', '#8ab4ff'];
  const band: Colour = ['oklch(0.235 0.015 60)', 'oklch(0.93 0.012 85)'];
  expect(withChosenColours({ copper, band })).toEqual({ ...defaultPalette, copper });
});
