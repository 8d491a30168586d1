/** Checks the palette's colours and their contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
import { wcagContrast } from 'culori';
import { defined } from '#lib/defined.ts';
import { nearestColour, parseColour } from '#schema/accent-palette.ts';
import { type FullPalette, timelineColours } from '#schema/default-palette.ts';
import { type Diagnostic, error } from './diagnostics.ts';

type Name = keyof FullPalette;

const longTexts: Name[] = ['ink', 'muted'];
const texts: Name[] = ['copper'];
const pins = timelineColours.filter((name) => ![...longTexts, ...texts].includes(name));

/** Minimum contrasts of colours on backgrounds: 7 for long texts, 4.5 for others, 3 for lines. */
const pairs: [minimum: 7 | 4.5 | 3, colours: Name[], backgrounds: Name[]][] = [
  [7, longTexts, ['paper', 'raised']],
  [4.5, texts, ['paper', 'raised']],
  [3, [...pins, 'lineStrong'], ['paper', 'raised']],
  [7, ['bandInk'], ['band']],
  [4.5, ['bandMuted', 'bandCopper'], ['band']],
  [3, ['bandLine'], ['band']],
];

const schemes = ['light', 'dark'] as const;

/** Colours that are invalid, and pairs with too little contrast. */
export function checkPalette(palette: FullPalette): Diagnostic[] {
  const colourError = (field: Name, message: string) =>
    error({ module: 'look', field: `colours.${field}` }, message);
  const invalid = Object.entries(palette).flatMap(([name, values]) =>
    values.flatMap((value) => {
      if (parseColour(value)) return [];
      return [colourError(name as Name, `must be an opaque CSS colour, not '${value}'`)];
    }),
  );
  if (invalid.length > 0) return invalid;
  const errors: Diagnostic[] = [];
  for (const [minimum, colours, backgrounds] of pairs)
    for (const name of colours)
      for (const background of backgrounds)
        for (const [i, scheme] of schemes.entries()) {
          const contrast = wcagContrast(defined(palette[name][i]), defined(palette[background][i]));
          if (contrast >= minimum) continue;
          // Rounded down, so that the message never shows the required contrast.
          const rounded = Math.floor(contrast * 10) / 10;
          const behind = backgrounds.map((other) => defined(palette[other][i]));
          const nearest = nearestColour(defined(palette[name][i]), behind, minimum);
          const remedy = nearest ? `: the nearest colour is '${nearest}'` : '';
          const message = `on ${background} in the ${scheme} scheme has a contrast of ${rounded}, and needs ${minimum}${remedy}`;
          errors.push(colourError(name, message));
        }
  return errors;
}
