import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPalette } from '#check/contrast.ts';
import { accentPalette } from './accent-palette.ts';

test('every accent has enough contrast in both schemes', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const rgb = (channels: number[]) => `rgb(${channels.join(' ')})`;
  const any = fc.tuple(channel, channel, channel).map(rgb);
  const grey = channel.map((value) => rgb([value, value, value]));
  const end = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 });
  const ends = fc
    .tuple(fc.constantFrom(0, 250), end)
    .map(([start, rest]) => rgb(rest.map((value) => start + value)));
  const hue = fc.integer({ min: 0, max: 359 });
  const neon = fc
    .tuple(fc.integer({ min: 0, max: 100 }), hue)
    .map(([l, h]) => `oklch(${l}% 0.37 ${h})`);
  const pure = hue.map((h) => `hsl(${h} 100% 50%)`);
  fc.assert(
    fc.property(fc.oneof(any, grey, ends, neon, pure), (accent) => {
      expect(checkPalette(accentPalette(accent)), accent).toEqual([]);
    }),
    { seed: 2026, numRuns: 2500 },
  );
});

test.each(['#2f6f4f', '#1a56b8', '#7a1f5c', '#0000ff', '#666666'])(
  'an accent that can be read stays as it is: %s',
  (accent) => expect(accentPalette(accent).copper[0]).toBe(accent),
);
