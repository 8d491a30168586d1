import fc from 'fast-check';
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

test('a formatted date reads back as the same date', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(new Date(`${readableDate(iso, 'en')} UTC`).toISOString().slice(0, 10)).toBe(iso);
      },
    ),
  );
});
