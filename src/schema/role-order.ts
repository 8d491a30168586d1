/** The orders of roles, as indices of the career's items. */
import { defined } from '#lib/defined.ts';
import type { CareerItem } from './career.ts';

type WithLevel = Pick<CareerItem, 'level' | 'start' | 'end'>;
type WithTime = Pick<CareerItem, 'start' | 'end' | 'period'>;

/**
 * On home and in resume.json (docs/decisions/README.md): level descending; within a level, if all roles
 * have a start, current roles and then the latest start first, otherwise the later index first.
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

/** From the bottom of the career to the top. */
export const climbingOrder = (items: WithLevel[]): number[] => readingOrder(items).reverse();

/** When a role began and ended, by its dates or the years of its period. */
function timeSpan({ start, end, period }: WithTime): [start: string, end: string] | undefined {
  if (start) return [start, end ?? 'today'];
  const [first, last] = period.match(/\b\d{4}\b/g) ?? [];
  if (!first) return undefined;
  return [first, last ?? (period.trim() === first ? first : 'today')];
}

/**
 * On paper: current roles first, then by end; roles without a time are last. Empty if no role has a
 * time.
 */
export function latestFirst(items: WithTime[]): number[] {
  const spans = items.map(timeSpan);
  if (spans.every((span) => !span)) return [];
  const times = spans.map((span) => (span ? `${span[1]} ${span[0]}` : ''));
  return items
    .map((_, i) => i)
    .sort((a, b) => defined(times[b]).localeCompare(defined(times[a]), 'en') || a - b);
}

/** On /resume: the latest first, or the reading order if no role has a time. */
export function resumeOrder(items: (WithLevel & WithTime)[]): number[] {
  const order = latestFirst(items);
  return order.length > 0 ? order : readingOrder(items);
}
