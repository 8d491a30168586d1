import { expect, test } from 'vitest';
import { careerItems, strings } from '#content/content.ts';
import { withTime } from './career-time.ts';

const time = (times: object, language = 'en') => {
  const role = { ...careerItems[0], ...times } as (typeof careerItems)[number];
  const today = new Date('2026-11-22');
  const { period, duration } = withTime(role, language, strings.experience, today);
  return `${period}, ${duration}`;
};

test.each([
  [{ start: '2013-03', end: '2015-05' }, 'Mar 2013 to May 2015, 2 years 3 months'],
  [{ start: '2013-03', end: '2014-02' }, 'Mar 2013 to Feb 2014, 1 year'],
  [{ start: '2013-03', end: '2013-03' }, 'Mar 2013, 1 month'],
  [{ start: '2016-01-04', end: '2016-01-08' }, '4 Jan 2016 to 8 Jan 2016, 5 days'],
  [{ start: '2026-04', end: '2028-12' }, 'Apr 2026 to Dec 2028, '],
  [{ start: '2018-03-31', end: '2018-03-31' }, '31 Mar 2018, 1 day'],
  // With days, days count.
  [{ start: '2020-01-15', end: '2020-02-11' }, '15 Jan 2020 to 11 Feb 2020, 1 month'],
  [{ start: '2024-01-15', end: '2024-02-14' }, '15 Jan 2024 to 14 Feb 2024, 1 month'],
  [{ start: '2019-03-01', end: '2021-02-28' }, '1 Mar 2019 to 28 Feb 2021, 2 years'],
  [{ start: '2020-01-01', end: '2021-01-01' }, 'Jan 2020 to Jan 2021, 1 year'],
  [{ start: '2026-09-23' }, '23 Sep 2026 to today, 2 months'],
  [{ start: '2027-01' }, 'Jan 2027, '],
  [{ start: '2027-01', end: '2027-06' }, 'Jan 2027 to Jun 2027, '],
  [{ start: '2025-09' }, 'Sep 2025 to today, 1 year 3 months'],
  [{ start: '2013-03', end: '2015-05', period: '3 summers' }, '3 summers, 2 years 3 months'],
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
