import { expect, test } from 'vitest';
import { findSpine } from './find-spine.ts';

const undated = Array.from({ length: 6 }, () => ({ level: 0 }));
const dated = undated.map((_, i) => ({ level: 0, start: i === 1 ? '2019' : '2012' }));

/** The connections in a text such as '0-1 0-2'. */
const pairs = (text: string) =>
  text.split(' ').map((pair) => pair.split('-').map(Number) as [number, number]);

test.each([
  ['each time from the later of equal roles', undated, 5, '3-5 2-3 0-2'],
  ['each time from the role that started last', dated, 5, '3-5 1-3 0-1'],
  [
    'each time from the highest role, before the latest',
    dated.map((role, i) => ({ ...role, level: i === 2 ? 2 : 1 })),
    5,
    '3-5 2-3 0-2',
  ],
  ['without a summit: none', undated, undefined, ''],
])('the way back from the summit: %s', (_, items, summit, expected) => {
  const spine = findSpine(items, pairs('0-1 0-2 1-3 2-3 3-4 3-5'), summit);
  expect(spine.map((ends) => ends.join('-')).join(' ')).toBe(expected);
});

test('a circle ends', () => {
  expect(findSpine(undated, pairs('0-1 1-0'), 1)).toEqual([[0, 1]]);
});
