/**
 * Reads dates of resumes in any language: 'Sep 2025', '2025-09-14', '09/2025', '2025', 'Mai 2012'.
 */

import { dayExists } from '../src/lib/dates.ts';

const twoDigits = (number: string | number) => `${number}`.padStart(2, '0');

const normalizeWord = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace("tutt'ora", 'tuttora')
    .replace(/[.()\u200f\u200e]/g, '')
    .trim();

const withoutAccents = (word: string) =>
  normalizeWord(word).normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Words for a role that has not ended, besides each language's words for today and now, and besides
 * those with a word such as 'until' before them.
 */
const openWords = [
  'present, present day, current, currently, ongoing, active, continuing, till date, to date, n/a',
  'aktuell, derzeit, laufend, gegenwart, andauernd, présent, actuel, actuellement, en cours',
  'en poste, à ce jour, ce jour, presente, actual, actualidad, la actualidad, actualmente',
  'hasta la fecha, a la fecha, en curso, atual, atualmente, o momento, momento, até à data',
  'em curso, em andamento, attuale, attualmente, in corso, tuttora, heden, tot heden, huidig',
  'tot nu, nuvarande, pågående, nåværende, nuværende, nykyinen, obecnie, trwa, nadal, do dziś',
  'do chwili obecnej, настоящее, настоящее время, н.в., по сей день, теперь, дотепер',
  'по теперішній час, досі, halen, günümüz, devam ediyor, saat ini, nay, đến nay, hiện nay, 재직중',
  '재직 중, 현재, כיום, الحالي, حتى الآن, تاکنون, adesso, idag, hiện tại, trenutno',
  'attualmente in corso, παρόν, současnost, dosud, prezent, în prezent, jelenleg, 至今, 現在, 目前, 迄今',
  '在職中, 現職',
];

/** Seasons and quarters, which do not name a month. */
const seasons =
  /^(spring|summer|fall|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|wiosna|lato|jesień|zima|весна|лето|осень|зима|[qh][1-4])$/u;

let cachedWords: { months: Map<string, number>; open: Set<string> } | undefined;

/** Names of months and words for today in all languages: computed when first needed. */
function dateWords() {
  if (cachedWords) return cachedWords;
  const months = new Map<string, number>();
  const open = new Set(openWords.flatMap((line) => line.split(', ').map(normalizeWord)));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // English last, so that it wins if languages differ ('mar').
  for (const language of [...Intl.DateTimeFormat.supportedLocalesOf(codes), 'en']) {
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
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const unit of ['day', 'second'] as const)
      open.add(normalizeWord(relative.format(0, unit)));
  }
  cachedWords = { months, open };
  return cachedWords;
}

/** The month that a word names or abbreviates. */
function readMonth(word: string): number | undefined {
  const { months } = dateWords();
  const name = normalizeWord(word);
  const exact = months.get(name) ?? months.get(withoutAccents(name));
  if (exact || name.length < 3) return exact;
  const [month, ...others] = new Set(
    [...months].flatMap(([known, month]) => (known.startsWith(name) ? month : [])),
  );
  return others.length === 0 ? month : undefined;
}

/**
 * The month before a year: '04/', '01.09.', '15-05-'. With dots the day is first; otherwise the order
 * is only clear if one number cannot be a month, or both are the same.
 */
function monthIn(written = ''): string | undefined {
  const [first = '', second = first] = written.match(/\d+/g) ?? [];
  if (written.includes('.') || Number(first) > 12) return second;
  return Number(second) > 12 || Number(first) === Number(second) ? first : undefined;
}

/**
 * Parses a date as '2019' or '2019-04'; undefined if it is not a date, or its month is not clear.
 * An exporter of the professional network writes 'undefined-2010-01' if it knows only the year.
 */
export function parseMonth(text: string): string | undefined {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/^(?:undefined|null|nan)-(\d{4})(-\d{2})?$/, '$1');
  const at = (year: string, month = 0) =>
    month >= 1 && month <= 12 ? `${year}-${twoDigits(month)}` : undefined;
  if (/^\d{4}年?$/.test(written)) return written.slice(0, 4);
  const [, isoYear, isoMonth] =
    /^(\d{4})[-/.年](\d{1,2})(?:[-/.月]\d{0,2}日?)?(?:t.*)?$/.exec(written) ?? [];
  if (isoYear) return at(isoYear, Number(isoMonth));
  const [, digits, lastYear] = /^((?:\d{1,2}[/.-]){1,2})(\d{4})$/.exec(written) ?? [];
  if (lastYear) return at(lastYear, Number(monthIn(digits)));
  const [year] = /\b(?:1[89]|2[01])\d{2}(?!\d)/.exec(written) ?? [];
  if (!year) return undefined;
  const rest = written.replace(year, ' ').match(/[^\s,/'’-]+/g) ?? [];
  if (rest.length > 0 && rest.every((word) => seasons.test(word))) return year;
  if (rest.some(isOpenEnd)) return undefined;
  return at(year, rest.map(readMonth).find(Boolean));
}

/**
 * Parses a day of a post's front matter in any notation: 2021-03-05T10:00:00+01:00, 2021/3/5,
 * 'Jul 08 2022', a date of TOML.
 *
 * @returns the day as '2021-03-05'; undefined if it is not a day.
 */
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

/** Words before those for today: 'bis heute', 'hasta el presente', 'until now'. */
const untilWords =
  /^(until|till|to|bis|jusqu'(à|au)|au|hasta (el|la)|hasta|até (o|ao|a)|até|ao|al|ad?|fino (ad|al?)|tot|do|до|по|έως|μέχρι) ?(?=.)/u;

/** Whether a text means that a role has not ended. */
export function isOpenEnd(text: string): boolean {
  const { open } = dateWords();
  const [name = '', ...more] = text.split(/[()]/).map(normalizeWord).filter(Boolean);
  const isKnown = (word: string) => open.has(word) || open.has(word.replace(untilWords, ''));
  return /^[-–—]?$/.test(name) || [name, ...more].every(isKnown);
}

type TimeRange = { start?: string; end?: string; period?: string };

/** The only year that a text names. */
function findYear(text: string): string | undefined {
  const [year, ...others] = new Set(text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g));
  return others.length === 0 ? year : undefined;
}

/**
 * Parses the start and the end of a role. Of an unreadable date only the year is used, and
 * `period` has its text, which the site shows.
 *
 * @returns the range, and how an unreadable date is kept.
 */
export function parseTimeRange(from = '', to = ''): { time: TimeRange; unread?: string } {
  // '2015-now' in one field.
  const [, begin, word = ''] = /^(.*?\d{4})\s*[-–—]\s*(\p{L}.*)$/u.exec(from.trim()) ?? [];
  if (begin && isOpenEnd(word)) return parseTimeRange(begin, to);
  const [month, lastMonth] = [parseMonth(from), isOpenEnd(to) ? undefined : parseMonth(to)];
  const isUnreadEnd = !isOpenEnd(to) && lastMonth === undefined;
  const start = month ?? findYear(from);
  const end = isUnreadEnd ? findYear(to) : lastMonth;
  const period = [...new Set([from, to])].filter((text) => text.trim()).join(' – ');
  if (!start || (end && end < start.slice(0, end.length)))
    return period ? { time: { period }, unread: `${period} is kept as text` } : { time: {} };
  // The site shows a season as text; its year only orders the roles.
  const isSeason = [from, to].some((text) => seasons.test(text.toLowerCase().replace(/\s.*/s, '')));
  const unread = [!month && from, isUnreadEnd && to].filter(Boolean).join(' – ');
  const years = [!month && start, isUnreadEnd && end].filter(Boolean).join(' and ');
  return {
    time: { start, ...(end && { end }), ...((isSeason || unread) && { period }) },
    ...(unread && { unread: `${unread} is kept as text${years && `, ${years} for the order`}` }),
  };
}
