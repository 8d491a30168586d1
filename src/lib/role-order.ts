/** The orders of roles, as indices of the career's items. */
import { isFuture } from './dates.ts';
import { defined } from './defined.ts';

type Dates = { start?: string; end?: string };
type WithLevel = Dates & { level: number };

/** Whether nothing has ended a role: it has no end, or one in the future. */
const lasts = ({ end }: Dates) => !end || isFuture(end);

/**
 * The order on the home page and in resume.json: the highest level first. Within a level, current
 * roles come first, then the latest start; if any role has no start, the later index comes first.
 */
export function readingOrder(items: WithLevel[]): number[] {
  const isDated = items.every(({ start }) => start);
  const began = (index: number) =>
    isDated ? `${+lasts(defined(items[index]))} ${items[index]?.start}` : '';
  const level = (index: number) => defined(items[index]).level;
  return items
    .map((_, i) => i)
    .sort((a, b) => level(b) - level(a) || began(b).localeCompare(began(a), 'en') || b - a);
}

/** The order from the lowest level to the highest. */
export const climbingOrder = (items: WithLevel[]): number[] => readingOrder(items).reverse();

/** Whether a role goes on today; undefined if nothing says when it was. */
export function isCurrent(role: Dates & { period: string }): boolean | undefined {
  const { start, period } = role;
  if (!start) return period ? false : undefined;
  return !isFuture(start) && lasts(role);
}

/**
 * The order on /resume: current roles first, then the latest end; roles of the same time as on the
 * home page. A role without a start has its position in the file, whose last role is the first here.
 */
export function resumeOrder(items: WithLevel[]): number[] {
  const time = (index: number) => {
    const item = defined(items[index]);
    return `${lasts(item) ? 'today' : item.end} ${item.start}`;
  };
  const dated = readingOrder(items)
    .filter((index) => items[index]?.start)
    .sort((a, b) => time(b).localeCompare(time(a), 'en'));
  const latestFirst = [...items.keys()].reverse();
  return latestFirst.map((index) => (items[index]?.start ? defined(dated.shift()) : index));
}

type Period = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * Inserts entries into a list with the latest first: each before the first that is earlier. Those
 * without a start follow at the end.
 */
export function insertByTime<Item extends Period, Other extends Period>(
  list: Item[],
  entries: Other[],
): (Item | Other)[] {
  const time = ({ startDate, endDate = 'today' }: Period) => startDate && `${endDate} ${startDate}`;
  return entries.reduce<(Item | Other)[]>((all, entry) => {
    const own = time(entry);
    const at = all.findIndex((item) => own && (time(item) ?? '~') < own);
    return all.toSpliced(at < 0 ? all.length : at, 0, entry);
  }, list);
}
