import { withReplacements } from '#lib/with-replacements.ts';
import type { UiStrings } from './types.ts';

/** The words of times in a language that has no strings here, as its readers write them. */
export function timeStrings(language: string) {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const [from, to] = [Date.UTC(2001, 0), Date.UTC(2003, 1)];
  const shared = format.formatRangeToParts(from, to).find(({ source }) => source === 'shared');
  const text = shared?.value ?? ' – ';
  // Some languages end each date, and so the first one of a range, with a word for 'year'.
  const withSpaces = (part: string) => part.replace(/\s/g, ' ');
  let length = text.length;
  while (!withSpaces(format.format(from)).endsWith(withSpaces(text.slice(0, length)))) length--;
  const between = text.slice(length);
  const period = (start: string, end: string) => start + between + end;
  const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  return {
    experience: { period, today },
    resume: { since: (start: string) => period(start, today) },
  };
}

/** The strings of English for a site in a language without strings. */
export const withTimes = (strings: UiStrings, language = 'en'): UiStrings =>
  withReplacements(strings, timeStrings(language));
