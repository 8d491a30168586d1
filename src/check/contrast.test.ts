import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palette } from '#content/content.ts';
import { defined } from '#lib/defined.ts';
import type { FullPalette } from '#schema/default-palette.ts';
import { checkPalette } from './contrast.ts';
import { formatDiagnostic } from './diagnostics.ts';

const messagesFor = (change: Partial<FullPalette>) =>
  checkPalette({ ...palette, ...change }).map(formatDiagnostic);

test('the shipped colours have enough contrast', () => expect(messagesFor({})).toEqual([]));

test('every pair without enough contrast is reported with its contrast, scheme and requirement', () => {
  expect(messagesFor({ muted: ['#999', palette.muted[1]] })).toEqual([
    expect.stringMatching(
      /look\.ts:\d+: error: look: colours\.muted: on paper in the light scheme has a contrast of 2\.\d, and needs 7: the nearest colour is '#[0-9a-f]{6}'$/,
    ),
    expect.stringMatching(/on raised in the light scheme/),
  ]);
  expect(messagesFor({ band: ['#888', '#888'] }).join('\n')).toMatch(
    /bandInk: on band in the dark scheme/,
  );
});

test('the nearest colour has enough contrast on every background, or none is named', () => {
  const remedyFor = (colour: string, scheme: 0 | 1) => {
    const copper = scheme === 0 ? [colour, palette.copper[1]] : [palette.copper[0], colour];
    const found = messagesFor({ copper: copper as [string, string] });
    expect(found.length).toBeGreaterThan(0);
    const [, nearest = ''] = /'(#[0-9a-f]{6})'$/.exec(found[0] ?? '') ?? [];
    const corrected = scheme === 0 ? [nearest, palette.copper[1]] : [palette.copper[0], nearest];
    expect(messagesFor({ copper: corrected as [string, string] })).toEqual([]);
    return nearest;
  };
  expect(remedyFor('#ffd400', 0)).toBe('#8c6f00');
  expect(remedyFor('oklch(0.3 0.2 150)', 1)).toMatch(/^#/);
  expect(messagesFor({ copper: ['#fff', '#fff'], paper: ['#777', '#fff'] }).join()).toMatch(
    /4\.5,/,
  );
});

test('a contrast just below the requirement is reported, one just above is not', () => {
  const greys = Array.from({ length: 256 }, (_, i) => `rgb(${i} ${i} ${i})`);
  const closest = (from: number, to: number) => {
    const contrasts = greys.map((grey) => wcagContrast(grey, palette.paper[0]));
    return defined(greys[contrasts.findIndex((contrast) => contrast >= from && contrast < to)]);
  };
  for (const [name, minimum] of [
    ['muted', 7],
    ['copper', 4.5],
    ['teal', 3],
  ] as const) {
    const reported = (grey: string) => messagesFor({ [name]: [grey, palette[name][1]] }).join();
    expect(reported(closest(minimum - 0.3, minimum))).toMatch(`on paper in the light scheme`);
    expect(reported(closest(minimum, minimum + 0.3))).not.toMatch(`on paper in the light scheme`);
  }
});

test('colours are opaque, in any notation of CSS', () => {
  for (const value of ['#abc', '#aabbcc', 'hsl(30 10% 80%)', 'oklch(0.8 0.01 80)', 'silver'])
    expect(messagesFor({ line: [value, '#333'] })).toEqual([]);
  for (const value of ['reddish', 'fff', '#12345', 'rgb(0 0 0 / 0.5)', 'red; } a { color: red'])
    expect(messagesFor({ line: [value, '#333'] })).toEqual([
      expect.stringMatching(/look\.ts:\d+: .*: colours\.line: must be an opaque CSS colour, not '/),
    ]);
});
