import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climbingOrder, isCurrent, readingOrder, resumeOrder } from './role-order.ts';

const dated = [
  { level: 0, start: '2009' },
  { level: 1, start: '2012-05' },
  { level: 1, start: '2018' },
  { level: 2, start: '2016' },
];

test('the highest level comes first, and within a level the newest role', () => {
  expect(readingOrder(dated)).toEqual([3, 2, 1, 0]);
});

test('within a level, a current role comes before later roles that ended', () => {
  const [first, second, third, fourth] = dated;
  const ended = { level: 1, start: '2018', end: '2019' };
  expect(readingOrder([first, second, ended, fourth] as typeof dated)).toEqual([3, 1, 2, 0]);
  expect(readingOrder([first, second, third, fourth] as typeof dated)).toEqual([3, 2, 1, 0]);
});

test('if a role has no start, the later index comes first within a level', () => {
  expect(readingOrder([...dated, { level: 1 }])).toEqual([3, 4, 2, 1, 0]);
});

test('the climbing order is by level, then by start, then by position in the content', () => {
  expect(climbingOrder([2, 0, 1, 1].map((level) => ({ level })))).toEqual([1, 2, 3, 0]);
  const [first, second] = [
    { level: 1, start: '2020' },
    { level: 1, start: '2018' },
  ];
  expect(climbingOrder([first, second, { level: 0, start: '2022' }])).toEqual([2, 1, 0]);
});

test('a resume lists current roles, then the latest, and without dates the highest', () => {
  const role = { level: 0, period: '' };
  const roles = [
    { ...role, start: '2009-04', end: '2012-03' },
    { ...role, start: '2014-01' },
    { ...role, start: '2012-05', end: '2018-06' },
    { ...role, start: '2021-09' },
    { ...role, start: '2016-02', end: '2018-06' },
  ];
  expect(resumeOrder(roles)).toEqual([3, 1, 4, 2, 0]);
  expect(resumeOrder([...roles, role])).toEqual([3, 1, 4, 2, 0, 5]);
  expect(resumeOrder([role, { ...role, level: 1 }])).toEqual([1, 0]);
  const periods = ['2018 to 2019', '2022 to today', '2019'];
  expect(resumeOrder(periods.map((period) => ({ ...role, period })))).toEqual([1, 2, 0]);
});

test('roles of the same time are in one order everywhere', () => {
  const same = { level: 0, start: '2026-03', period: '' };
  const roles = [same, { ...same, level: 1 }, same];
  expect(resumeOrder(roles)).toEqual([1, 2, 0]);
  expect(resumeOrder(roles)).toEqual(readingOrder(roles));
});

test.each([
  [{ start: '2019-04' }, true],
  [{ start: '2019-04', end: '2021' }, false],
  [{ start: '2019-04', end: '2999' }, true],
  [{ start: '2999-01' }, false],
  [{ period: '2017-05 - 2019-04, 2025-02 – Present' }, true],
  [{ period: '2003 to 2005, and 2010 to today' }, true],
  [{ period: '2019年4月 – 至今' }, true],
  [{ period: '2010 –' }, true],
  [{ period: 'seit 2019' }, true],
  [{ period: '2009 - 2012' }, false],
  [{ period: '2017-05 – 2025-02' }, false],
  [{ period: 'Summer 2012' }, false],
  [{ period: 'April 2019 (3 months)' }, false],
  [{ period: 'Three summers' }, false],
  [{}, undefined],
])('%o goes on: %s', (time, expected) => {
  expect(isCurrent({ period: '', ...time })).toBe(expected);
});

test('a period in words is ordered by its last year', () => {
  const at = (period: string) => ({ level: 0, period });
  expect(resumeOrder([at('2003 to 2005, and 2010 to 2020'), at('2015 to 2019')])).toEqual([0, 1]);
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
