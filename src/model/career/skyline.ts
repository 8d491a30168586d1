/** The career's profile: the ridge at the top edge of the home page's closing section. */
import { defined } from '#lib/defined.ts';
import { climbingOrder } from '#lib/role-order.ts';
import type { CareerItem } from '#schema/career.ts';
import { spread } from './route-stations.ts';

/**
 * The ridge as an SVG path in a box of 100 by 100, closed outside of it, and its points from the
 * left edge to the summit.
 */
export type Skyline = { ridge: string; climb: [x: number, y: number][] };

const maxPoints = 10;

/** The horizontal positions of the first role and the summit, in percent of the box. */
const [first, last] = [6, 84];

/** The vertical positions of the lowest and the highest level, in percent from the top. */
const [lowest, highest] = [88, 12];

/**
 * Draws the levels of a career in climbing order, with a dip before each, and a descent at the end.
 * Null for one or two roles on one level, which have no profile.
 */
export function drawSkyline(items: Pick<CareerItem, 'level' | 'start' | 'end'>[]): Skyline | null {
  const levels = spread(climbingOrder(items), maxPoints).map((index) => items[index]?.level ?? 0);
  const [min, max] = [Math.min(...levels), Math.max(...levels)];
  const isFlat = min === max;
  if (isFlat && levels.length < 3) return null;
  // A career on one level is a plateau, which rises a little to the mark.
  const height = (level: number, i: number) =>
    isFlat ? 0.8 + (0.2 * i) / (levels.length - 1) : (level - min) / (max - min);
  const points = levels.map((level, i) => ({
    x: Math.round(first + ((last - first) * i) / (levels.length - 1)),
    y: Math.round(lowest - (lowest - highest) * height(level, i)),
  }));
  const step = (last - first) / (levels.length - 1);
  const climb = points.flatMap(({ x, y }, i): Skyline['climb'] => {
    const dip = Math.min(96, (points[i - 1]?.y ?? (isFlat ? y + 14 : 90)) + 4);
    return [
      [i && Math.round(x - 0.4 * step), dip],
      [x, y],
    ];
  });
  const { y } = defined(points.at(-1));
  return {
    ridge: `M-9 96L${climb.join(' ')} 90 ${y + 16} 95 ${y + 34} 109 ${y + 54}V200H-9`,
    climb,
  };
}

/** The way of the summit's mark along the ridge, in percent of its box, at any size. */
export function climbCss({ climb }: Skyline): string {
  const [summitX, summitY] = defined(climb.at(-1));
  const steps = climb.map(
    ([x, y]) => `${Math.round((100 * x) / summitX)}% { transform: translate(${x}%, ${y}%); }`,
  );
  return `.mark { transform: translate(${summitX}%, ${summitY}%); } @keyframes climb { ${steps.slice(0, -1).join(' ')} }`;
}
