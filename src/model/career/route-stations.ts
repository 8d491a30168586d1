import { defined } from '#lib/defined.ts';
import { climbingOrder } from '#lib/role-order.ts';
import type { CareerItem } from '#schema/career.ts';

/** The top of the mountain in contours.svg. */
export const summit = { x: 436, y: 244 };

/** The route as cubic curves, as in contours.svg, whose units it has (e2e/design.spec.ts). */
export const route =
  '213 540C275 531 321 526 383 516C430 509 468 514 512 494C537 483 581 455 561 436C533 410 494 451 457 443C407 433 357 432 330 389C315 365 371 360 395 345C419 330 442 327 461 307C472 295 478 278 472 263C466 249 449 251 436 244';

/** The points of the route's curves: ends, and two control points between them. */
const curvePoints = (route.match(/(?<!\d)\d+ \d+/g) ?? []).map(
  (pair) => pair.split(' ').map(Number) as [x: number, y: number],
);

/** The ends of the curves: each on a higher contour than the one before, the last at the summit. */
const routePoints = curvePoints.filter((_, i) => i % 3 === 0);

/** The last curves of the route as a path, and their ends: the 404 page shows them. */
export const routeEnd = {
  path: `M${routePoints.at(-4)}C${route.split('C').slice(-3).join('C')}`,
  stations: routePoints.slice(-4),
};

/** Points along the route, about 5 units apart. */
export const routeSamples = routePoints.slice(1).flatMap((_, curve) => {
  const [a, b, c, d] = curvePoints.slice(3 * curve, 3 * curve + 4).map(([x, y]) => ({ x, y }));
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const at = (axis: 'x' | 'y') =>
      defined(a)[axis] * (1 - t) ** 3 +
      3 * defined(b)[axis] * (1 - t) ** 2 * t +
      3 * defined(c)[axis] * (1 - t) * t ** 2 +
      defined(d)[axis] * t ** 3;
    return { x: at('x'), y: at('y') };
  });
});

/** A role's station: its index in the content, and its position in contours.svg. */
export type Station = { role: number; x: number; y: number };

/** At most `room` members of a list, evenly spread, with the first and the last. */
export function spread<T>(list: T[], room: number): T[] {
  if (list.length <= room) return list;
  return Array.from({ length: room }, (_, i) =>
    defined(list[Math.round((i * (list.length - 1)) / (room - 1))]),
  );
}

/**
 * The stations of a career on the route, the last one at the summit. If a career has more roles
 * than the route has points, the stations are the roles that reach a new level.
 */
export function routeStations(items: Pick<CareerItem, 'level' | 'start' | 'end'>[]): Station[] {
  const climb = climbingOrder(items);
  const reachesLevel = (role: number, i: number) =>
    i === climb.length - 1 || items[role]?.level !== items[climb[i - 1] ?? -1]?.level;
  const roles = climb.length <= routePoints.length ? climb : climb.filter(reachesLevel);
  const stations = spread(roles, routePoints.length);
  const points =
    stations.length === 1 ? routePoints.slice(-1) : spread(routePoints, stations.length);
  return stations.map((role, i) => {
    const [x, y] = defined(points[i]);
    return { role, x, y };
  });
}
