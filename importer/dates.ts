/** Reads dates of resumes in any language, and days of posts. */

import { dayExists } from '../src/lib/dates.ts';
import { memoize } from '../src/lib/memoize.ts';
import { isOpenEnd, knownLanguages, normalizeWord } from './open-end.ts';

const twoDigits = (number: string | number) => `${number}`.padStart(2, '0');

const withoutAccents = (word: string) =>
  normalizeWord(word).normalize('NFD').replace(/\p{M}/gu, '');

/** Seasons and quarters, which do not name a month. */
const seasons =
  /^(spring|summer|fall|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|wiosna|lato|jesień|zima|весна|лето|осень|зима|[qh][1-4])$/u;

const monthNames = memoize(() => {
  const months = new Map<string, number>();
  // English last, so that it wins if languages differ ('mar').
  for (const language of [...knownLanguages(), 'en'])
    for (const length of ['long', 'short'] as const)
      for (const others of [{}, { year: 'numeric', day: 'numeric' } as const]) {
        const options = { month: length, timeZone: 'UTC', ...others };
        const format = new Intl.DateTimeFormat(language, options);
        for (let month = 1; month <= 12; month++) {
          const parts = format.formatToParts(Date.UTC(2020, month - 1, 15));
          const part = parts.find(({ type }) => type === 'month')?.value;
          if (!part || /^\d+$/.test(part)) continue;
          months.set(normalizeWord(part), month);
          // Greek has another form before a day than alone: Μαρτίου, Μάρτιος.
          if (language === 'el') months.set(withoutAccents(part).replace(/ου$/, 'ος'), month);
        }
      }
  return months;
});

/** The month that a word names or abbreviates. */
function readMonth(word: string): number | undefined {
  const months = monthNames();
  const name = normalizeWord(word);
  const exact = months.get(name) ?? months.get(withoutAccents(name));
  if (exact || name.length < 3) return exact;
  const [month, ...others] = new Set(
    [...months].flatMap(([known, month]) => (known.startsWith(name) ? month : [])),
  );
  return others.length === 0 ? month : undefined;
}

/** The month before a year, if it is clear: '04/', '15-05-', '01.09.'. With dots the day is first. */
function monthIn(written = ''): string | undefined {
  const [first = '', second = first] = written.match(/\d+/g) ?? [];
  if (written.includes('.') || Number(first) > 12) return second;
  return Number(second) > 12 || Number(first) === Number(second) ? first : undefined;
}

/** A text with the digits 0 to 9 in place of full-width, Arabic and Persian ones. */
const withAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);

/** Words behind a year that mean 'year'. */
const yearWords = /^(года?|году|roku|gada|aasta|metų|yılı)$/u;

/** Parses a date as '2019' or '2019-04'; undefined if it is not a date, or its month unclear. */
export function parseMonth(text: string): string | undefined {
  const written = withAsciiDigits(text)
    .trim()
    .toLowerCase()
    // An exporter of the professional network writes 'undefined-2010-01' for a year.
    .replace(/^(?:undefined|null|nan)-(\d{4})(-\d{2})?$/, '$1');
  const at = (year: string, month = 0) =>
    month >= 1 && month <= 12 ? `${year}-${twoDigits(month)}` : undefined;
  const [year, ...others] = written.match(/(?<!\d)(?:1[89]|2[01])\d{2}(?!\d)/g) ?? [];
  if (!year || others.length > 0) return undefined;
  if (/^\d{4}年?$/.test(written)) return year;
  const [, isoYear, isoMonth] =
    /^(\d{4})[-/.年](\d{1,2})(?:[-/.月]\d{0,2}日?)?(?:t.*)?$/.exec(written) ?? [];
  if (isoYear) return at(isoYear, Number(isoMonth));
  const [, digits] = /^((?:\d{1,2}[/.-]){1,2})\d{4}$/.exec(written) ?? [];
  if (digits) return at(year, Number(monthIn(digits)));
  const [before = [], after = []] = written
    .split(year)
    .map((part): string[] => part.match(/[^\s,/'’-]+/g) ?? []);
  const words = [...before, ...after];
  if (words.every((word) => seasons.test(word))) return year;
  // 'April 2019 (3 months)' says more than a date.
  const isUnknown = (word: string) =>
    /\p{L}{3}/u.test(word) && !readMonth(word) && !yearWords.test(word);
  return at(year, after.some(isUnknown) ? 0 : words.map(readMonth).find(Boolean));
}

/** Parses a post's date in any notation ('2021/3/5', 'Jul 08 2022') as '2021-03-05'. */
export function parseDay(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : `${value ?? ''}`.trim();
  const digits = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(written);
  if (digits) {
    const iso = digits.slice(1).map(twoDigits).join('-');
    return dayExists(iso) ? iso : undefined;
  }
  if (!/[a-z]/i.test(written) || !/\d{4}/.test(written) || Number.isNaN(Date.parse(written)))
    return undefined;
  // Without a time zone the day is the written one.
  const time = new Date(written);
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');
}

type TimeRange = { start?: string; end?: string; period?: string };

/** The ends of a range in one field: '2009 - 2012', '2015-now'. */
function splitRange(text: string): [from: string, to: string] | undefined {
  const [, from, to] =
    /^(.+?)(?:\s+(?:[-–—]|to|bis)\s+|\s*[–—]\s*|(?<=\d{4})-(?=\d{4}|\p{L}))(.+)$/u.exec(text) ?? [];
  return from && to && parseMonth(from) && (isOpenEnd(to) || parseMonth(to))
    ? [from, to]
    : undefined;
}

/** The length of a time that counts in days, and not in months, in milliseconds. */
const fewDays = 28 * 86_400_000;

/**
 * Parses the start and the end of a role: days if it lasted less than 28 of them, otherwise months
 * or years. If one of them is unreadable, `period` and `unread` have both texts.
 */
export function parseTimeRange(from = '', to = ''): { time: TimeRange; unread?: string } {
  const range = to.trim() ? undefined : splitRange(from);
  if (range) return parseTimeRange(...range);
  const [first, last] = [from, to].map((text) => {
    const iso = text.trim().replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1');
    return /^\d{4}-/.test(iso) ? parseDay(iso) : undefined;
  });
  if (first && last && first <= last && Date.parse(last) - Date.parse(first) < fewDays)
    return { time: { start: first, end: last } };
  const goesOn = isOpenEnd(to);
  const [start, end] = [parseMonth(from), goesOn ? undefined : parseMonth(to)];
  const period = [...new Set([from, to])].filter((text) => text.trim()).join(' – ');
  const isRead = start && (goesOn || end) && !(end && end < start.slice(0, end.length));
  if (!isRead)
    return period ? { time: { period }, unread: `${period} is kept as text` } : { time: {} };
  // The site shows a season as text; its year only orders the roles.
  const isSeason = [from, to].some((text) => seasons.test(text.toLowerCase().replace(/\s.*/s, '')));
  return { time: { start, ...(end && { end }), ...(isSeason && { period }) } };
}
