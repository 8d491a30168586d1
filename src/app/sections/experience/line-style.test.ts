import { expect, test } from 'vitest';
import { lineStyle } from './line-style.ts';

test.each([
  [2, 2, 'primary'],
  [0, 1, 'primary'],
  [0, 2, 'secondary'],
  [4, 2, 'secondary'],
  [0, 3, 'tertiary'],
  [0, 4, 'tertiary'],
])('§3 the line between the levels %i and %i is %s', (from, to, style) => {
  expect(lineStyle({ level: from }, { level: to })).toBe(style);
});
