/**
 * Reads dates of resumes in any language: 'Sep 2025', '2025-09-14', '09/2025', '2025', 'Mai 2012'.
 */

import { dayExists } from '../lib/dates.ts';

/** A month or day as '05'. */
const twoDigits = (number: string | number) => `${number}`.padStart(2, '0');

/** All two-letter languages that this machine knows. */
const languages = () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return Intl.DateTimeFormat.supportedLocalesOf(letters.flatMap((a) => letters.map((b) => a + b)));
};

const normalizeWord = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.\u200f\u200e]/g, '')
    .trim();

/** Words for an open end, besides each language's words for today and now. */
const openWords =
  'present current currently ongoing active aktuell derzeit laufend gegenwart présent actuel actuellement presente actual actualidad actualmente atual atualmente attuale attualmente heden huidig nuvarande pågående nåværende nykyinen obecnie trwa настоящее настоящее_время по_настоящее_время н.в. теперь 至今 现在 現在 目前 현재 halen günümüz devam_ediyor الحالي till_date to_date until_now';

let words: { months: Map<string, number>; open: Set<string> } | undefined;

/** Names of months and words for today in all languages: computed when first needed. */
function knownWords() {
  if (words) return words;
  const months = new Map<string, number>();
  const open = new Set(
    openWords.split(' ').map((word) => normalizeWord(word.replaceAll('_', ' '))),
  );
  // English last, so that it wins if languages differ ('mar').
  for (const language of [...languages().filter((name) => name !== 'en'), 'en']) {
    for (const length of ['long', 'short'] as const)
      for (const others of [{}, { year: 'numeric', day: 'numeric' } as const]) {
        const format = new Intl.DateTimeFormat(language, {
          month: length,
          timeZone: 'UTC',
          ...others,
        });
        for (let month = 1; month <= 12; month++) {
          const part = format
            .formatToParts(Date.UTC(2020, month - 1, 15))
            .find(({ type }) => type === 'month')?.value;
          if (part && !/^\d+$/.test(part)) months.set(normalizeWord(part), month);
        }
      }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const unit of ['day', 'second'] as const)
      open.add(normalizeWord(relative.format(0, unit)));
  }
  words = { months, open };
  return words;
}

/** The month of a word, or of its first three letters. */
function readMonth(word: string): number | undefined {
  const { months } = knownWords();
  const name = normalizeWord(word);
  const exact = months.get(name);
  if (exact || name.length < 3) return exact;
  const readings = new Set(
    [...months].flatMap(([known, month]) => (known.startsWith(name) ? [month] : [])),
  );
  return readings.size === 1 ? [...readings][0] : undefined;
}

/** Reads a date as '2019' or '2019-04'; undefined if it is none. */
export function readDate(text: string): string | undefined {
  const written = text.trim().toLowerCase();
  const [, isoYear, isoMonth] =
    written.match(/^(\d{4})[-/.年](\d{1,2})(?:[-/.月]\d{0,2}日?)?(?:t.*)?$/) ?? [];
  const [, slashMonth, slashYear] = written.match(/^(\d{1,2})[/.-](?:\d{1,2}[/.-])?(\d{4})$/) ?? [];
  const [, onlyYear] = written.match(/^(\d{4})年?$/) ?? [];
  const named =
    isoYear || slashYear || onlyYear
      ? undefined
      : written.match(/\b(?:1[89]|2[01])\d{2}(?!\d)/u)?.[0];
  const year = isoYear ?? slashYear ?? onlyYear ?? named;
  if (!year) return undefined;
  if (onlyYear) return year;
  const rest =
    named &&
    written
      .replace(named, ' ')
      .split(/[\s,/'’-]+/u)
      .filter(Boolean);
  const month = rest
    ? rest.map(readMonth).find((found) => found !== undefined)
    : Number(isoMonth ?? slashMonth);
  return month && month >= 1 && month <= 12 ? `${year}-${twoDigits(month)}` : undefined;
}

/**
 * Reads a day of a post's front matter in any notation: 2021-03-05T10:00:00+01:00, 2021/3/5,
 * 'Jul 08 2022', a date of TOML.
 *
 * @returns the day as '2021-03-05'; undefined if it is none.
 */
export function readDay(value: unknown): string | undefined {
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

/** Whether a text means an open end. */
export const isOpen = (text: string) =>
  text.trim() === '' || knownWords().open.has(normalizeWord(text));

export type Time = { start?: string; end?: string; period?: string };

/**
 * A time from two dates: a valid start is kept if the end is invalid.
 *
 * @returns the time, and the invalid texts.
 */
export function readTime(from = '', to = ''): { time: Time; unread?: string } {
  const start = readDate(from);
  const end = isOpen(to) ? undefined : readDate(to);
  const written = [...new Set([from, to])].filter((text) => text.trim()).join(' – ');
  const isUnread = !isOpen(to) && end === undefined;
  if (!start) return written ? { time: { period: written }, unread: written } : { time: {} };
  if (isUnread) return { time: { start, period: written }, unread: to };
  if (end && end < start.slice(0, end.length))
    return { time: { period: written }, unread: written };
  return { time: { start, ...(end && { end }) } };
}
