/** When roles were, as résumés write it: 'Sep 2025', '2025-09-14', '09/2025', '2025'. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export type WrittenDate = { year: string /** '01' to '12'. */; month?: string };

/** Reads a date; undefined where it is none. */
export function readDate(text: string): WrittenDate | undefined {
  const written = text.trim().toLowerCase();
  const [, isoYear, isoMonth] = written.match(/^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?:t.*)?$/) ?? [];
  const [, slashMonth, slashYear] = written.match(/^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4})$/) ?? [];
  const [, name = '', namedYear] = written.match(/^([a-z]{3})[a-z]*\.? (?:\d{1,2},? )?(\d{4})$/) ?? [];
  const [, onlyYear] = written.match(/^(\d{4})$/) ?? [];
  const year = isoYear ?? slashYear ?? namedYear ?? onlyYear;
  if (!year) return undefined;
  const month = Number(isoMonth ?? slashMonth ?? (namedYear ? months.indexOf(name) + 1 : undefined));
  if (Number.isNaN(month)) return { year };
  return month >= 1 && month <= 12 ? { year, month: `${month}`.padStart(2, '0') } : undefined;
}

/** Words for an end that has not come. */
const open = /^(present|current|now|today|ongoing)?$/i;

export type Time = { start?: string; end?: string; period?: string };

/**
 * A role's time from two written dates. Where only years are known, the period says no more than that.
 *
 * @returns the time, and what could not be read.
 */
export function readTime(from: string | undefined, to: string | undefined): { time: Time; unread?: string } {
  const start = readDate(from ?? '');
  const end = open.test(to?.trim() ?? '') ? null : readDate(to ?? '');
  const written = [from, to].filter(Boolean).join(' to ');
  if (!start) return written ? { time: { period: written }, unread: written } : { time: {} };
  if (end === undefined) return { time: { period: written }, unread: written };
  const first = `${start.year}-${start.month ?? '01'}`;
  const last = end && `${end.year}-${end.month ?? (end.year === start.year && start.month ? start.month : '12')}`;
  if (last && last < first) return { time: { period: written }, unread: written };
  const isExact = start.month && (end === null || end.month);
  const years = end?.year === start.year ? start.year : end ? `${start.year} to ${end.year}` : `since ${start.year}`;
  return { time: { start: first, ...(last && { end: last }), ...(!isExact && { period: years }) } };
}
