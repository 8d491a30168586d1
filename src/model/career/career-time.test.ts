import { expect, test } from 'vitest';
import { careerItems, words } from '#schema/content.ts';
import { latestFirst, withTime } from './career-time.ts';

const [role] = careerItems as [(typeof careerItems)[number]];
const time = (times: object, language = 'en') => {
  const { period, duration } = withTime(
    { ...role, ...times },
    language,
    words.experience,
    new Date('2026-11-22'),
  );
  return `${period}, ${duration}`;
};

test.each([
  [{ start: '2013-03', end: '2015-05' }, 'Mar 2013 to May 2015, 2 years 3 months'],
  [{ start: '2013-03', end: '2014-02' }, 'Mar 2013 to Feb 2014, 1 year'],
  [{ start: '2013-03', end: '2013-03' }, 'Mar 2013, 1 month'],
  [{ start: '2025-09' }, 'Sep 2025 to today, 1 year 3 months'],
  [
    { start: '2013-03', end: '2015-05', period: 'Three summers' },
    'Three summers, 2 years 3 months',
  ],
  [{}, ', '],
])('%o reads %s', (times, expected) => expect(time(times)).toBe(expected));

test.each([
  ['de', 'März 2013 to Mai 2015, 2 Jahre 3 Monate'],
  ['ja', '2013年3月 to 2015年5月, 2年3か月'],
  ['zh', '2013年3月 to 2015年5月, 2年3个月'],
  ['ko', '2013년 3월 to 2015년 5월, 2년 3개월'],
])('in %s', (language, expected) =>
  expect(time({ start: '2013-03', end: '2015-05' }, language)).toBe(expected),
);

test('a resume lists current roles, then the latest; without dates there is no order', () => {
  const roles = [
    { ...role, start: '2009-04', end: '2012-03' },
    { ...role, start: '2014-01' },
    { ...role, start: '2012-05', end: '2018-06' },
    { ...role, start: '2021-09' },
    { ...role, start: '2016-02', end: '2018-06' },
  ];
  expect(latestFirst(roles)).toEqual([3, 1, 4, 2, 0]);
  expect(latestFirst([...roles, role])).toEqual([3, 1, 4, 2, 0, 5]);
  expect(latestFirst([role])).toEqual([]);
  const periods = ['2018 to 2019', '2022 to today', '2019'];
  expect(latestFirst(periods.map((period) => ({ ...role, period })))).toEqual([1, 2, 0]);
});
