import { expect, test } from 'vitest';
import { findSpine } from './find-spine.ts';

const undated = Array.from({ length: 6 }, () => ({}));

test('the way back from the summit: the role that started last, or the first of equal ones', () => {
  const pairs: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
  ];
  expect(findSpine(undated, pairs, 5)).toEqual([
    [3, 5],
    [1, 3],
    [0, 1],
  ]);
  const dated = undated.map((_, i) => ({ start: i === 2 ? '2019' : '2012' }));
  expect(findSpine(dated, pairs, 5)[1]).toEqual([2, 3]);
});

test('without a summit there is none, and a circle ends', () => {
  expect(findSpine(undated, [[0, 1]], undefined)).toEqual([]);
  expect(
    findSpine(
      undated,
      [
        [0, 1],
        [1, 0],
      ],
      1,
    ),
  ).toEqual([[0, 1]]);
});
