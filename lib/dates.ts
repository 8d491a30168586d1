/** Dates, and how readers write them. */

/** The day that it is where it is latest (UTC+14), as YYYY-MM-DD: there today's articles are due. */
export const latestDay = (now = Date.now()) =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

/** Whether a date exists: 2026-02-30 does not. */
export const dayExists = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Cached, since each takes a while to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO date (YYYY-MM-DD) in a language: '14 Sep 2026', '14. Sept. 2026'. */
export function readableDate(date: string, language: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, options);
  formats.set(language, format);
  if (!/^en\b/.test(language)) return format.format(new Date(date));
  // The specification's order, for every kind of English.
  const parts = new Map(
    format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}
