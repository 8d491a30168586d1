/** The orders of roles, as indices of the career's items. */
import { defined } from '#lib/defined.ts';
import type { CareerItem } from './career.ts';

type WithLevel = Pick<CareerItem, 'level' | 'start' | 'end'>;
type WithTime = Pick<CareerItem, 'start' | 'end' | 'period'>;

/**
 * The order on the home page and in resume.json (docs/decisions/README.md): the highest level
 * first. Within a level, current roles come first, then the latest start; if any role has no start,
 * the later index comes first.
 */
export function readingOrder(items: WithLevel[]): number[] {
  const isDated = items.every(({ start }) => start);
  const began = (index: number) =>
    isDated ? `${items[index]?.end ? 0 : 1} ${items[index]?.start}` : '';
  const level = (index: number) => defined(items[index]).level;
  return items
    .map((_, i) => i)
    .sort((a, b) => level(b) - level(a) || began(b).localeCompare(began(a), 'en') || b - a);
}

/** The order from the lowest level to the highest. */
export const climbingOrder = (items: WithLevel[]): number[] => readingOrder(items).reverse();

/** When a role began and ended, by its dates or the years of its period. */
function timeSpan({ start, end, period }: WithTime): [start: string, end: string] | undefined {
  if (start) return [start, end ?? 'today'];
  const [first, last] = period.match(/\b\d{4}\b/g) ?? [];
  if (!first) return undefined;
  return [first, last ?? (period.trim() === first ? first : 'today')];
}

/**
 * The order in print: current roles first, then the latest end. Roles without a time are last.
 * Empty if no role has a time.
 */
export function latestFirst(items: WithTime[]): number[] {
  const spans = items.map(timeSpan);
  if (spans.every((span) => !span)) return [];
  const times = spans.map((span) => (span ? `${span[1]} ${span[0]}` : ''));
  return items
    .map((_, i) => i)
    .sort((a, b) => defined(times[b]).localeCompare(defined(times[a]), 'en') || a - b);
}

/** The order on /resume: the latest first, or the reading order if no role has a time. */
export function resumeOrder(items: (WithLevel & WithTime)[]): number[] {
  const order = latestFirst(items);
  return order.length > 0 ? order : readingOrder(items);
}
