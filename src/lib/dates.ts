/** Dates, and their formats for readers. */

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

/** Cached, since each takes a while to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** '2026', '2026-09' or '2026-09-14' in a language: '2026', 'Sep 2026', '14. Sept. 2026'. */
export function readableDate(date: string, language: string): string {
  const key = `${language} ${date.length}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      ...(date.length > 4 && { month: 'short' }),
      ...(date.length > 7 && { day: 'numeric' }),
      timeZone: 'UTC',
    });
  formats.set(key, format);
  if (date.length <= 7 || !/^en\b/.test(language)) return format.format(new Date(date));
  // The specification's order, for every kind of English.
  const parts = new Map(
    format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}
