import { expect, test } from 'vitest';
import { palette } from '#schema/content.ts';
import type { FullPalette } from '#schema/default-palette.ts';
import { checkPalette } from './contrast.ts';
import { formatDiagnostic } from './diagnostics.ts';

const messagesFor = (change: Partial<FullPalette>) =>
  checkPalette({ ...palette, ...change }).map(formatDiagnostic);

test('the shipped colours have enough contrast', () => expect(messagesFor({})).toEqual([]));

test('every pair without enough contrast is reported with its contrast, scheme and requirement', () => {
  expect(messagesFor({ muted: ['#999', palette.muted[1]] })).toEqual([
    expect.stringMatching(
      /palette\.ts:\d+: error: palette: muted: on paper in the light scheme has a contrast of 2\.\d, and needs 7$/,
    ),
    expect.stringMatching(/on raised in the light scheme/),
  ]);
  expect(messagesFor({ band: ['#888', '#888'] }).join('\n')).toMatch(
    /bandInk: on band in the dark scheme/,
  );
});

test.each(['reddish', 'fff', '#12345', 'rgb(0 0 0 / 0.5)', 'red; } body { display: none'])(
  '%s is no colour',
  (value) =>
    expect(messagesFor({ line: [value, '#333'] })).toEqual([
      expect.stringMatching(
        /palette\.ts:\d+: error: palette: line: must be an opaque colour that CSS knows, not '/,
      ),
    ]),
);

test.each([
  '#abc',
  '#aabbcc',
  'rgb(200 200 200)',
  'hsl(30 10% 80%)',
  'oklch(0.8 0.01 80)',
  'silver',
])('%s is one', (value) => expect(messagesFor({ line: [value, '#333'] })).toEqual([]));
