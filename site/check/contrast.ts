/** Whether the palette's colours are colours, and far enough from each other (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
import { parse, wcagContrast } from 'culori';
import type { Palette } from '#content-types/palette.ts';
import type { Diagnostic } from './diagnostics.ts';

type Name = keyof Palette;

/** Colours, the grounds on which they stand, and their least contrast: 7 for long texts, 4.5 for others, 3 for lines. */
const pairs: [least: 7 | 4.5 | 3, colours: Name[], grounds: Name[]][] = [
  [7, ['ink', 'muted'], ['paper', 'raised']],
  [4.5, ['copper'], ['paper', 'raised']],
  [3, ['teal', 'lineStrong'], ['paper', 'raised']],
  [7, ['bandInk'], ['band']],
  [4.5, ['bandMuted', 'bandCopper'], ['band']],
  [3, ['bandLine'], ['band']],
];

const schemes = ['light', 'dark'] as const;

/** What is wrong with a palette: colours that are none, and every pair that falls short, with its contrast. */
export function checkPalette(palette: Palette): Diagnostic[] {
  const error = (field: Name, message: string): Diagnostic => ({
    list: 'palette',
    field,
    severity: 'error',
    message,
  });
  const strange = Object.entries(palette).flatMap(([name, values]) =>
    values.flatMap((value) => {
      // Digits alone are none in CSS.
      const colour = /^[\da-f]+$/i.test(value) ? undefined : parse(value);
      if (colour && (colour.alpha ?? 1) === 1) return [];
      return [error(name as Name, `must be an opaque colour that CSS knows, not '${value}'`)];
    }),
  );
  if (strange.length > 0) return strange;
  return pairs.flatMap(([least, colours, grounds]) =>
    colours.flatMap((name) =>
      grounds.flatMap((ground) =>
        schemes.flatMap((scheme, i) => {
          const contrast = wcagContrast(palette[name][i] ?? '', palette[ground][i] ?? '');
          // Rounded down, so that what falls short also reads so.
          const shown = Math.floor(contrast * 10) / 10;
          return contrast < least
            ? [
                error(
                  name,
                  `on ${ground} in the ${scheme} scheme has a contrast of ${shown}, and needs ${least}`,
                ),
              ]
            : [];
        }),
      ),
    ),
  );
}
