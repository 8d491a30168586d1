/** The career in profile: the ridge on which the closing band of the home page begins. */
import type { CareerItem } from '#schema/career.ts';
import { climbingOrder } from '#schema/role-order.ts';
import { spread } from './route-stations.ts';

/**
 * An SVG path in a box of 100 by 100 whose sides and bottom are outside of it, and its highest
 * point.
 */
export type Skyline = { ridge: string; summit: { x: number; y: number } };

const maxPoints = 10;

/** In percent of the box: where the first role and the summit stand, and how high they are. */
const [first, last] = [6, 84];
const [lowest, highest] = [88, 12];

/**
 * The levels of a career in climbing order, with a dip before each climb, and the way down.
 *
 * @returns null for a career on one level, which has no profile.
 */
export function drawSkyline(items: Pick<CareerItem, 'level' | 'start' | 'end'>[]): Skyline | null {
  const levels = spread(climbingOrder(items), maxPoints).map((index) => items[index]?.level ?? 0);
  const [min, max] = [Math.min(...levels), Math.max(...levels)];
  if (min === max) return null;
  const points = levels.map((level, i) => ({
    x: Math.round(first + ((last - first) * i) / (levels.length - 1)),
    y: Math.round(lowest - ((lowest - highest) * (level - min)) / (max - min)),
  }));
  const step = (last - first) / (levels.length - 1);
  const path = points.flatMap(({ x, y }, i) => {
    const dip = Math.min(96, (points[i - 1]?.y ?? 90) + 4);
    return i === 0 ? [`${x} ${y}`] : [`${Math.round(x - 0.4 * step)} ${dip}`, `${x} ${y}`];
  });
  const [summit] = points.slice(-1);
  if (!summit) return null;
  return {
    ridge: `M-9 96L${path.join(' ')} 90 ${summit.y + 16} 95 ${summit.y + 34} 109 ${summit.y + 54}V200H-9`,
    summit,
  };
}
