/** Computes the periods and durations of roles as text. */
import { isFuture, monthsBetween, readableDate } from '#lib/dates.ts';
import type { CareerItem } from '#schema/career.ts';
import type { UiStrings } from '#strings/types.ts';

const daysBetween = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

/** The minimum number of days that count as a month. */
const minMonthDays = 28;

/** A space next to a Chinese or Japanese character, where those languages have no space. */
const needlessSpace =
  /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]) | (?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu;

/** A role with its period and duration, computed from its dates unless given. */
export function withTime<Item extends CareerItem>(
  item: Item,
  language: string,
  strings: Pick<UiStrings['experience'], 'period' | 'today'>,
  today = new Date(),
): Item {
  const { start, end, period, duration } = item;
  if (!start) return item;
  const count = (unit: 'year' | 'month' | 'day', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const day = today.toISOString().slice(0, 10);
  const isAhead = (date: string) => isFuture(date, day);
  // Years without months, or dates in the future, do not determine a duration.
  const isExact = start.length > 4 && end?.length !== 4 && ![start, end ?? ''].some(isAhead);
  const days = start.length > 7 && end && end.length > 7 ? daysBetween(start, end) : minMonthDays;
  const months =
    isExact && days >= minMonthDays ? Math.max(1, monthsBetween(start, end ?? day)) : 0;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  // The first of a month, as forms write it, is read as its month.
  const isMonths = days >= minMonthDays && start.endsWith('-01') && end?.endsWith('-01');
  const shown = (date: string) => readableDate(isMonths ? date.slice(0, 7) : date, language);
  const first = shown(start);
  const last = end ? shown(end) : strings.today;
  const lasted = [
    years && count('year', years),
    rest && count('month', rest),
    isExact && days < minMonthDays && count('day', days),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ...item,
    period:
      period || (first === last || (isAhead(start) && !end) ? first : strings.period(first, last)),
    duration: duration || lasted.replace(needlessSpace, ''),
  };
}
