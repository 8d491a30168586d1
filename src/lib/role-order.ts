/** The orders of roles, as indices of the career's items. */
import { isFuture } from './dates.ts';
import { defined } from './defined.ts';
import { yearsOf } from './open-end.ts';

type Dates = { start?: string; end?: string };
type WithLevel = Dates & { level: number };
type WithTime = Dates & { period: string };

/**
 * The order on the home page and in resume.json: the highest level
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

/** When a role began and ended (or 'today'), by its dates or the years of its period. */
export const timeSpan = ({
  start,
  end,
  period = '',
}: Partial<WithTime>): [start: string, end: string] | undefined =>
  start ? [start, end ?? 'today'] : yearsOf(period);

/** Whether a role goes on today; undefined if nothing says when it was. */
export function isCurrent(role: WithTime): boolean | undefined {
  const [start, end] = timeSpan(role) ?? [];
  if (!start || !end) return role.period ? false : undefined;
  return !isFuture(start) && (end === 'today' || isFuture(end));
}

/**
 * The order on /resume: current roles first, then the latest end. Roles without a time are last, and
 * those of the same time in the order of the home page.
 */
export function resumeOrder(items: (WithLevel & WithTime)[]): number[] {
  const times = items.map((item) => timeSpan(item)?.toReversed().join(' ') ?? '');
  return readingOrder(items).sort((a, b) =>
    defined(times[b]).localeCompare(defined(times[a]), 'en'),
  );
}
