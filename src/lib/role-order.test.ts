import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climbingOrder, insertByTime, isCurrent, readingOrder, resumeOrder } from './role-order.ts';

const at = (level: number, start?: string, end?: string) => ({
  level,
  ...(start && { start }),
  ...(end && { end }),
  period: '',
});

test.each([
  ['by level, then new', [at(0, '2009'), at(1, '2012-05'), at(1, '2018'), at(2, '2016')], '3210'],
  ['current before later ones that ended', [at(1, '2012-05'), at(1, '2018', '2019')], '01'],
  ['without a start, by index', [at(0), at(1, '2012-05'), at(1, '2018'), at(1)], '3210'],
])('roles on the home page: %s', (_, roles, order) => {
  expect(readingOrder(roles).join('')).toBe(order);
  expect(climbingOrder(roles).toReversed().join('')).toBe(order);
});

const roles = [
  at(0, '2009-04', '2012-03'),
  at(0, '2014-01'),
  at(0, '2012-05', '2018-06'),
  at(0, '2021-09'),
  at(0, '2016-02', '2018-06'),
];
test.each([
  ['current ones, then the latest', roles, '31420'],
  ['one without a start in its place', [...roles.slice(0, 2), at(7), ...roles.slice(2)], '415230'],
  ['without starts the last of the file', [at(1), at(0)], '10'],
])('roles on a resume: %s', (_, items, order) => {
  expect(resumeOrder(items).join('')).toBe(order);
});

test('a role that ends in the future goes on, for every order', () => {
  const items = [at(0, '2020-01'), at(0, '2023-01', '2999-12'), at(0, '2024-01', '2025-01')];
  for (const order of [readingOrder(items), resumeOrder(items)]) expect(order).toEqual([1, 0, 2]);
});

test('roles of the same time are in one order everywhere', () => {
  const same = [at(0, '2026-03'), at(1, '2026-03'), at(0, '2026-03')];
  for (const order of [resumeOrder(same), readingOrder(same)]) expect(order).toEqual([1, 2, 0]);
});

test.each([
  [{ start: '2019-04' }, true],
  [{ start: '2019-04', end: '2021' }, false],
  [{ start: '2019-04', end: '2999' }, true],
  [{ start: '2999-01' }, false],
  [{ period: '2010 to today' }, false],
  [{}, undefined],
])('%o goes on: %s', (time, expected) => {
  expect(isCurrent({ period: '', ...time })).toBe(expected);
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

test("roles beside the graph's are in the order of time", () => {
  const role = (startDate?: string, endDate?: string) => ({
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  });
  const shown = [role('2018-01'), role('2006-10', '2007-02'), role()];
  const [various, latest, unknown] = [role('2008-03', '2016-03'), role('2020-01'), role()];
  expect(insertByTime(shown, [various, latest, unknown])).toEqual([
    latest,
    shown[0],
    various,
    ...shown.slice(1),
    unknown,
  ]);
});
