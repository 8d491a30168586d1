/** Reads dates of resumes in any language, and days of posts. */
import { dayExists, monthsBetween } from '../src/lib/dates.ts';
import { memoize } from '../src/lib/memoize.ts';
import { sinceIn, stringLanguages } from '../src/strings/find-language.ts';
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

/** Words before the end of a range: 'bis heute', 'hasta el presente', 'until now'. */
const until =
  "(?:and|until|till|to|bis|jusqu'(?:à|au)|au|à|hasta (?:el|la)|hasta|até (?:o|ao|a)|até|ao|al|ad?|fino (?:ad|al?)|tot|do|до|по|έως|μέχρι)";

const untilWords = new RegExp(`^${until} ?(?=.)`, 'u');

/** Whether the end of a period means that it goes on. */
export function isOpenEnd(text: string): boolean {
  const known = findOpenWords();
  const [name = '', ...more] = text.split(/[()]/).map(normalizeWord).filter(Boolean);
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(untilWords, ''));
  // Databases have 9999-12-31 in place of no end.
  return /^([-–—]?|9999\b.*)$/.test(name) || [name, ...more].every(isKnown);
}

/** A word for today, as the end of a range. */
const today = 'present';

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

/** What may stand between the ends of a range. */
const rangeMark = new RegExp(`\\s${until}\\s|\\s*[-–—~∼〜～至]\\s*`, 'giu');

/** The texts around a year in 'since 2019', in the interface's languages. */
const sinceTexts = memoize(() =>
  stringLanguages.map((tag) => sinceIn(tag, '\ue000').toLowerCase().split('\ue000')),
);

/** The start in 'since 2019' or '2019年から'. */
function startOfSince(text: string): string | undefined {
  const [found] = sinceTexts().flatMap(([before = '', after = '']) => {
    const isSince = text.toLowerCase().startsWith(before) && text.endsWith(after);
    const start = text.slice(before.length, text.length - after.length).trim();
    return isSince && start !== text && readDate(start) ? start : [];
  });
  return found;
}

/** Two digits after an apostrophe, or of the year after another one, as years: ''16', '2012–13'. */
const withWholeYears = (text: string) =>
  text
    .replace(
      /(?<!\p{L})['’](\d{2})(?!\d)/gu,
      (_, digits) => `${digits > twoDigits(new Date().getFullYear() % 100) ? 19 : 20}${digits}`,
    )
    .replace(/^(\d\d)(\d\d)([–-])(\d\d)$/, (all, century, year, mark, next) =>
      Number(next) > 12 && next > year ? `${century}${year}${mark}${century}${next}` : all,
    );

/** The ends of a range in one field: '2009 - 2012', '2015-now', 'Jun - Aug 2018', 'since 2019'. */
function splitRange(written: string): [from: string, to: string] | undefined {
  const text = withWholeYears(written.trim());
  const { year, months: [first = 0, last = 0, ...others] = [] } = readDate(text) ?? {};
  if (first < last && others.length === 0) return [`${year}-${first}`, `${year}-${last}`];
  const since = startOfSince(text);
  if (since) return [since, today];
  const [range] = [...text.matchAll(rangeMark)].flatMap((mark): [string, string][] => {
    const from = text.slice(0, mark.index).trim();
    const to = text.slice(mark.index + mark[0].length).trim();
    // In '2019年至今' the mark is a part of the word.
    const ends = [to, text.slice(mark.index).trim()];
    const isRange = to && readDate(from) && (ends.some(isOpenEnd) || readDate(to));
    return isRange ? [[from, ends.some(isOpenEnd) ? today : to]] : [];
  });
  return range;
}

/** The length of a time that counts in days, and not in months, in milliseconds. */
const fewDays = 28 * 86_400_000;

/**
 * Parses the start and the end of a role: days if it lasted less than 28 of them, otherwise months
 * or years. What cannot be read is in `unread` and, with the whole text, in `period`. `isOpen` tells
 * that a word says that it goes on.
 */
export function parseTimeRange(
  from = '',
  to = '',
): { time: TimeRange; unread?: string; isOpen?: boolean } {
  const range = to.trim() ? undefined : splitRange(from);
  if (range) return parseTimeRange(...range);
  const dates = [from, to].map((text) => readDate(text));
  const [first, last] = dates.map((date) => date && dateOf(date));
  const [firstDay = '', lastDay = ''] = [first, last].filter((date) => date?.length === 10);
  const isShort = Date.parse(lastDay) - Date.parse(firstDay) < fewDays;
  // From the first of a month to the first of another one is not a month more: days count.
  const isExact =
    monthsBetween(firstDay, lastDay) < monthsBetween(firstDay.slice(0, 7), lastDay.slice(0, 7));
  if (firstDay && firstDay <= lastDay && (isShort || isExact))
    return { time: { start: firstDay, end: lastDay } };
  const isSeason = dates.some((date) => date?.isSeason);
  const start = first?.slice(0, 7);
  const isOpen = isOpenEnd(to);
  // A season ends in its year.
  const end =
    (isOpen ? undefined : last?.slice(0, 7)) ?? (isSeason && !to.trim() ? start : undefined);
  const period = [...new Set([from, to])].filter((text) => text.trim()).join(' – ');
  if (start && (isOpen || end) && !(end && end < start.slice(0, end.length)))
    return {
      time: { start, ...(end && { end }), ...(isSeason && { period }) },
      isOpen: isOpen && to.trim() !== '',
    };
  // A word that is not known does not end a role.
  const goesOn = start && !end && !/\p{N}/u.test(to);
  const unread = `${period} is kept as text`;
  return period ? { time: { ...(goesOn && { start }), period }, unread } : { time: {} };
}
