import { expect, test } from 'vitest';
import { readableDate } from '#lib/dates.ts';
import { timeStrings } from './time-strings.ts';

test.each([
  ['fa', 'خرداد ۱۴۰۴ تا خرداد ۱۴۰۵', 'خرداد ۱۴۰۴ تا امروز'],
  ['th', 'มิ.ย. 2568 – มิ.ย. 2569', 'มิ.ย. 2568 – วันนี้'],
  ['bg', '06.2025 г. – 06.2026 г.', '06.2025 г. – днес'],
  ['hu', '2025. jún. – 2026. jún.', '2025. jún. – ma'],
])('a time in %s has no English word', (language, period, open) => {
  const [start, end] = ['2025-06', '2026-06'].map((date) => readableDate(date, language));
  const { experience } = timeStrings(language);
  const texts = [end, experience.today].map((last) => experience.period(`${start}`, `${last}`));
  // Some spaces are narrow.
  expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual([period, open]);
});
