/** Reads dates of resumes in any language, and days of posts. */
import { dayExists } from '../src/lib/dates.ts';
import { memoize } from '../src/lib/memoize.ts';
import words from './words.json' with { type: 'json' };

const normalizeWord = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace("tutt'ora", 'tuttora')
    .replace(/[.()\u200f\u200e]/g, '')
    .trim();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
export const letterPairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Tags of all languages of two letters that Node knows. */
export const knownLanguages = (): string[] => Intl.DateTimeFormat.supportedLocalesOf(letterPairs);

const findOpenWords = memoize(() => {
  const today = knownLanguages().flatMap((language) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return [format.format(0, 'day'), format.format(0, 'second')];
  });
  // The file has those that `Intl` does not give.
  return new Set([...words.untilToday, ...today].map(normalizeWord));
});

/** Words before those for today: 'bis heute', 'hasta el presente', 'until now'. */
const untilWords =
  /^(and|until|till|to|bis|jusqu'(à|au)|au|hasta (el|la)|hasta|até (o|ao|a)|até|ao|al|ad?|fino (ad|al?)|tot|do|до|по|έως|μέχρι) ?(?=.)/u;

/** Whether the end of a period means that it goes on. */
export function isOpenEnd(text: string): boolean {
  const known = findOpenWords();
  const [name = '', ...more] = text.split(/[()]/).map(normalizeWord).filter(Boolean);
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(untilWords, ''));
  // Databases have 9999-12-31 in place of no end.
  return /^([-–—]?|9999\b.*)$/.test(name) || [name, ...more].every(isKnown);
}

const twoDigits = (number: string | number) => `${number}`.padStart(2, '0');

const withoutAccents = (word: string) =>
  normalizeWord(word).normalize('NFD').replace(/\p{M}/gu, '');

/** Seasons and quarters, which do not name a month. */
const seasons =
  /^(spring|summer|fall|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|wiosna|lato|jesień|zima|весна|лето|осень|зима|[qh][1-4])$/u;

/** The numbers of months by their names; 0 for words between the parts of dates, such as 'de'. */
const monthNames = memoize(() => {
  const months = new Map<string, number>();
  // English last, so that it wins if languages differ ('mar').
  for (const language of [...knownLanguages(), 'de-AT', 'en'])
    for (const length of ['long', 'short'] as const)
      for (const others of [{}, { year: 'numeric', day: 'numeric' } as const]) {
        const options = { month: length, timeZone: 'UTC', ...others };
        const format = new Intl.DateTimeFormat(language, options);
        for (let month = 1; month <= 12; month++)
          for (const { type, value } of format.formatToParts(Date.UTC(2020, month - 1, 15))) {
            if (type === 'literal')
              for (const word of value.split(/\s+/)) months.set(normalizeWord(word), 0);
            if (type !== 'month' || /^\d+$/.test(value)) continue;
            months.set(normalizeWord(value), month);
            // Greek has another form before a day than alone: Μαρτίου, Μάρτιος.
            if (language === 'el') months.set(withoutAccents(value).replace(/ου$/, 'ος'), month);
          }
      }
  return months;
});

/** The month that a word names or abbreviates; 0 for a word between the parts of a date. */
function readMonth(word: string): number | undefined {
  const months = monthNames();
  const name = normalizeWord(word);
  const exact = months.get(name) ?? months.get(withoutAccents(name));
  if (exact !== undefined || name.length < 3) return exact;
  const [month, ...others] = new Set(
    [...months].flatMap(([known, month]) => (month && known.startsWith(name) ? month : [])),
  );
  return others.length === 0 ? month : undefined;
}

/** The month before a year, if it is clear: '04/', '15-05-', '01.09.'. With dots the day is first. */
function monthIn(written: string): string | undefined {
  const [first = '', second = first] = written.match(/\d+/g) ?? [];
  if (written.includes('.') || Number(first) > 12) return second;
  return Number(second) > 12 || Number(first) === Number(second) ? first : undefined;
}

/** A text with the digits 0 to 9 in place of full-width, Arabic and Persian ones. */
const withAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);

/** Words that mean 'year' behind a year, or stand between two months. */
const smallWords = /^(года?|году|roku|gada|aasta|metų|yılı|年|년|to|bis|&)$/u;

type ReadDate = { year: string; months?: number[]; day?: string | undefined; isSeason?: boolean };

/** The parts of a date; undefined if a part of the text cannot be read. */
function readDate(text: string): ReadDate | undefined {
  const written = withAsciiDigits(text)
    .trim()
    .toLowerCase()
    // An exporter of the professional network writes 'undefined-2010-01' for a year.
    .replace(/^(?:undefined|null|nan)-(\d{4})(-\d{2})?$/, '$1');
  const [year, ...others] = written.match(/(?<!\d)(?:1[89]|2[01])\d{2}(?!\d)/g) ?? [];
  if (!year || others.length > 0) return undefined;
  const [iso, isoMonth, isoDay] =
    /^\d{4}[-/.年] ?(\d{1,2})(?:[-/.月] ?(\d{0,2})[日.]?)?(?:t.*)?$/.exec(written) ?? [];
  // '2008/09' is an academic year as often as a month.
  if (/^\d{4}\/\d{2}$/.test(written) && Number(isoMonth) === (Number(year) % 100) + 1)
    return undefined;
  if (iso) return { year, months: [Number(isoMonth)], day: isoDay };
  const [, digits] = /^((?:\d{1,2}[/.-]){1,2})\d{4}$/.exec(written) ?? [];
  if (digits) {
    const [month, numbers] = [monthIn(digits), digits.split(/\D+/)];
    const day = numbers.toSpliced(numbers.indexOf(month ?? ''), 1)[0];
    return month ? { year, months: [Number(month)], day } : undefined;
  }
  const words = written.replace(year, ' ').match(/[^\s,/'’–—-]+/g) ?? [];
  // In Vietnamese a month has two words.
  const whole = readMonth(words.join(' '));
  if (whole) return { year, months: [whole] };
  const isDay = (word: string) => /^\d{1,2}(\.|st|nd|rd|th|er|º)?$/.test(word);
  const isOther = (word: string) => isDay(word) || seasons.test(word) || smallWords.test(word);
  const numbers = words.map((word) => (isOther(word) ? 0 : readMonth(word)));
  const months = [...new Set(numbers)].flatMap((month) => month || []);
  const [day, ...days] = words.filter(isDay);
  const isSeason = words.some((word) => seasons.test(word));
  const isClear = day ? months.length === 1 && days.length === 0 : !(isSeason && months[0]);
  return numbers.includes(undefined) || !isClear ? undefined : { year, months, day, isSeason };
}

/** A date in the content's notation; undefined if it does not exist, or has several months. */
function dateOf({ year, months: [month, ...others] = [], day = '' }: ReadDate): string | undefined {
  const parts = [year, month ?? '', Number.parseInt(day, 10) || ''];
  const date = parts.filter(Boolean).map(twoDigits).join('-');
  return others.length === 0 && dayExists(date) ? date : undefined;
}

/** A day, month or year in the content's notation; undefined if it would not say all of the text. */
export function parseDate(text = ''): string | undefined {
  const date = readDate(text);
  return date && !date.isSeason ? dateOf(date) : undefined;
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

/** The ends of a range in one field: '2009 - 2012', '2015-now', 'Jun - Aug 2018'. */
function splitRange(text: string): [from: string, to: string] | undefined {
  const { year, months: [first = 0, last = 0, ...others] = [] } = readDate(text) ?? {};
  if (first < last && others.length === 0) return [`${year}-${first}`, `${year}-${last}`];
  const mark = /\s(?:[-–—]|to|bis)\s|[–—]|(?<=\d{4})-(?=\d{4}|\p{L})/u.exec(text);
  if (!mark) return undefined;
  const from = text.slice(0, mark.index).trim();
  const to = text.slice(mark.index + mark[0].length).trim();
  return from && to && readDate(from) && (isOpenEnd(to) || readDate(to)) ? [from, to] : undefined;
}

/** The length of a time that counts in days, and not in months, in milliseconds. */
const fewDays = 28 * 86_400_000;

/**
 * Parses the start and the end of a role: days if it lasted less than 28 of them, otherwise months
 * or years. What cannot be read is in `unread` and, with the whole text, in `period`.
 */
export function parseTimeRange(from = '', to = ''): { time: TimeRange; unread?: string } {
  const range = to.trim() ? undefined : splitRange(from);
  if (range) return parseTimeRange(...range);
  const dates = [from, to].map((text) => readDate(text));
  const [first, last] = dates.map((date) => date && dateOf(date));
  const [firstDay = '', lastDay = ''] = [first, last].filter((date) => date?.length === 10);
  if (firstDay <= lastDay && Date.parse(lastDay) - Date.parse(firstDay) < fewDays)
    return { time: { start: firstDay, end: lastDay } };
  const isSeason = dates.some((date) => date?.isSeason);
  const start = first?.slice(0, 7);
  const isOpen = isOpenEnd(to);
  // A season ends in its year.
  const end =
    (isOpen ? undefined : last?.slice(0, 7)) ?? (isSeason && !to.trim() ? start : undefined);
  const period = [...new Set([from, to])].filter((text) => text.trim()).join(' – ');
  if (start && (isOpen || end) && !(end && end < start.slice(0, end.length)))
    return { time: { start, ...(end && { end }), ...(isSeason && { period }) } };
  // A word that is not known does not end a role.
  const goesOn = start && !end && !/\p{N}/u.test(to);
  const unread = `${period} is kept as text`;
  return period ? { time: { ...(goesOn && { start }), period }, unread } : { time: {} };
}
