import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingOrder } from './career-graph.ts';

const dated = [
  { level: 0, start: '2009' },
  { level: 1, start: '2012-05' },
  { level: 1, start: '2018' },
  { level: 2, start: '2016' },
];

test('the highest level comes first, and of one level the newest', () => {
  expect(readingOrder(dated)).toEqual([3, 2, 1, 0]);
});

test('of one level a role that goes on comes before later ones that ended', () => {
  const [first, second, third, fourth] = dated;
  const ended = { level: 1, start: '2018', end: '2019' };
  expect(readingOrder([first, second, ended, fourth] as typeof dated)).toEqual([3, 1, 2, 0]);
  expect(readingOrder([first, second, third, fourth] as typeof dated)).toEqual([3, 2, 1, 0]);
});

test('if a role has no start, the later index of a level comes first', () => {
  expect(readingOrder([...dated, { level: 1 }])).toEqual([3, 4, 2, 1, 0]);
});

test('every role is listed once, and no level follows a lower one', () => {
  const roles = fc.array(
    fc.record({ level: fc.nat(7), start: fc.constantFrom('1999', '2005-04', '2020-12') }),
  );
  fc.assert(
    fc.property(roles, (items) => {
      const order = readingOrder(items);
      expect(order.toSorted((a, b) => a - b)).toEqual(items.map((_, i) => i));
      const levels = order.map((index) => items[index]?.level ?? 0);
      expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    }),
  );
});
