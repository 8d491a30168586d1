import { expect, test } from 'vitest';
import { readableDate } from './dates.ts';

test.each([
  ['2026-09-14', 'en', '14 Sep 2026'],
  ['2026-01-02', 'en-US', '2 Jan 2026'],
  ['2026-09-14', 'de', '14. Sept. 2026'],
  ['2026-09-14', 'ar', '14 سبتمبر 2026'],
])('%s in %s reads %s', (date, language, expected) =>
  expect(readableDate(date, language)).toBe(expected),
);
