import { expect, test } from 'vitest';
import { momentOf, readableDate, readableYear } from './dates.ts';

test.each([
  ['2026-09-14', 'en', '14 Sep 2026'],
  ['2026-01-02', 'en-US', '2 Jan 2026'],
  ['2026-09-14', 'de', '14. Sept. 2026'],
  ['2026-09-14', 'ar', '14 سبتمبر 2026'],
])('%s in %s reads %s', (date, language, expected) =>
  expect(readableDate(date, language)).toBe(expected),
);

test.each([
  ['2026-09-14', 'en', '2026'],
  ['2019-03', 'fa', '۱۳۹۷'],
  ['2019-04', 'fa', '۱۳۹۸'],
  ['2019-03', 'th', 'พ.ศ. 2562'],
])('the year of %s in %s reads %s', (date, language, expected) =>
  expect(readableYear(date, language)).toBe(expected),
);

test.each([
  ['2026-12-01T00:00:00Z', '2026-11-27T12:00:00.000Z'],
  // An article is published as soon as its day has begun anywhere on Earth.
  ['2026-11-26T21:09:00Z', '2026-11-26T21:09:00.000Z'],
])('on %s the moment of 2026-11-27 is %s', (now, expected) =>
  expect(momentOf('2026-11-27', Date.parse(now)).toISOString()).toBe(expected),
);
