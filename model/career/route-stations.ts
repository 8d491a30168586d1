import { defined } from '#lib/defined.ts';
import type { CareerItem } from '#schema/career.ts';

/** The top of the mountain in contours.svg. */
export const summit = { x: 436, y: 244 };

/**
 * Points of the route in the units of contours.svg, which draws it through them: each on a higher
 * contour than the one before, the last one the summit (e2e/route.spec.ts).
 */
const routePoints: [number, number][] = [
  [213, 540],
  [383, 516],
  [512, 494],
  [561, 436],
  [457, 443],
  [330, 389],
  [395, 345],
  [461, 307],
  [472, 263],
  [summit.x, summit.y],
];

/** A role's station: its index in the content, its name, and its position in contours.svg. */
export type Station = { role: number; label: string; x: number; y: number };

/**
 * The roles from the bottom of the career to the top: by level, then by start if all roles have
 * one, then in the content's order.
 *
 * @returns indices of the items.
 */
export function climbingOrder(items: Pick<CareerItem, 'level' | 'start'>[]): number[] {
  const isDated = items.every(({ start }) => start);
  return items
    .map(({ level, start }, index) => ({ level, start: isDated ? `${start}` : '', index }))
    .sort((a, b) => a.level - b.level || a.start.localeCompare(b.start, 'en') || a.index - b.index)
    .map(({ index }) => index);
}

/** As many members of a list as there is room for, evenly spread, the first and the last kept. */
function spread<T>(list: T[], room: number): T[] {
  if (list.length <= room) return list;
  return Array.from({ length: room }, (_, i) =>
    defined(list[Math.round((i * (list.length - 1)) / (room - 1))]),
  );
}

/**
 * The stations of a career on the route, the last one on the summit. A career of more roles than
 * the route has points shows those that reach a new level.
 */
export function routeStations(
  items: Pick<CareerItem, 'level' | 'start' | 'title' | 'company'>[],
  comma: string,
): Station[] {
  const climb = climbingOrder(items);
  const roles =
    climb.length <= routePoints.length
      ? climb
      : climb.filter(
          (role, i) =>
            i === climb.length - 1 || items[role]?.level !== items[climb[i - 1] ?? -1]?.level,
        );
  const stations = spread(roles, routePoints.length);
  const points =
    stations.length === 1 ? routePoints.slice(-1) : spread(routePoints, stations.length);
  return stations.map((role, i) => {
    const { title, company } = defined(items[role]);
    const [x, y] = defined(points[i]);
    return { role, label: `${title}${comma}${company}`, x, y };
  });
}
