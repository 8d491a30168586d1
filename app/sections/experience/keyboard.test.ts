import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutCareer } from '#model/career/lay-out-career.ts';
import { careerConnections, careerItems } from '#schema/content.ts';
import { cardToFocus, type Layout } from './keyboard.ts';

const { items } = layOutCareer(careerItems, careerConnections);

const to = (key: string, from: number, layout: Layout = 'graph') =>
  cardToFocus(key, from, items, careerConnections, layout);

test.each([
  ['ArrowUp', 0, 2],
  ['ArrowUp', 4, 5],
  ['ArrowUp', 5, 7],
  ['ArrowUp', 6, undefined],
  ['ArrowDown', 6, 5],
  ['ArrowDown', 4, 2],
  ['ArrowDown', 0, undefined],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 7, 6],
  ['Home', 0, 7],
  ['End', 6, 0],
  ['Enter', 3, undefined],
] as const)('in the graph %s leads from %i to %s', (key, from, expected) => {
  expect(to(key, from)).toBe(expected);
});

test.each([
  ['ArrowUp', 7, undefined],
  ['ArrowDown', 7, 6],
  ['ArrowDown', 0, undefined],
  ['ArrowUp', 0, 1],
  ['ArrowLeft', 2, undefined],
  ['Home', 3, 7],
  ['End', 3, 0],
] as const)('in the timeline %s leads from %i to %s', (key, from, expected) => {
  expect(to(key, from, 'timeline')).toBe(expected);
});

test('after moving up a connection, moving down is possible', () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), (from) => {
      const up = to('ArrowUp', from);
      return up === undefined || to('ArrowDown', up) !== undefined;
    }),
  );
});
