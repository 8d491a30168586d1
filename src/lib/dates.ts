/** Dates, and their formats for readers. */
import { memoize } from './memoize.ts';

/** Today's date in the latest time zone (UTC+14): articles up to this date are published. */
export const latestDay = (now = Date.now()) =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

/** A moment of a day (YYYY-MM-DD): noon, the same day in most time zones; never in the future. */
export const momentOf = (day: string, now = Date.now()) =>
  new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now));

/** Whether a date exists: 2026-02-30 does not. */
export const dayExists = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Whether a date (YYYY, YYYY-MM or YYYY-MM-DD) is later than today, at its own precision. */
export const isFuture = (date: string, today = new Date().toISOString().slice(0, 10)) =>
  date > today.slice(0, date.length);

/** The month of a date, counted from the year 0. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The months from one date through another: whole ones if both have days. */
export function monthsBetween(start: string, end: string): number {
  const months = monthOf(end) - monthOf(start);
  if (start.length < 8 || end.length < 8) return months + 1;
  // The last day is worked, too.
  const after = new Date(Date.parse(end) + 86_400_000).toISOString();
  return monthOf(after) - monthOf(start) - (after.slice(8, 10) < start.slice(8) ? 1 : 0);
}

/** Cached, since each takes a while to create. The key is a language and a number of characters. */
const formatOf = memoize((key: string) => {
  const [language, length] = key.split(' ');
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(Number(length) > 4 && { month: 'short' }),
    ...(Number(length) > 7 && { day: 'numeric' }),
    timeZone: 'UTC',
  });
});

/** The year of a date in a language, which may have a calendar of its own. */
export const readableYear = (date: string, language: string) =>
  formatOf(`${language} 4`).format(new Date(date));

/** '2026', '2026-09' or '2026-09-14' in a language: '2026', 'Sep 2026', '14. Sept. 2026'. */
export function readableDate(date: string, language: string): string {
  const format = formatOf(`${language} ${date.length}`);
  if (date.length <= 7 || !/^en\b/.test(language)) return format.format(new Date(date));
  // The specification's order, for every kind of English.
  const parts = new Map(
    format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}
