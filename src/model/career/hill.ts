/**
 * The owner's hill: each station of the route stands at the height of its role, so that contour lines
 * are close where the career climbed fast, and far apart where it stayed on its level. All of it falls
 * from the summit, so that it has neither pits nor other peaks.
 */
import { contours } from 'd3-contour';
import { defined } from '#lib/defined.ts';
import { type Station, summit } from './route-stations.ts';

type Point = { x: number; y: number };

/** The grid of heights on both axes: where it starts, the size of a cell, and the number of cells. */
const [start, step, cells] = [-24, 8, 86];

/** How far from the summit the hill ends, in the units of `measureFrom`. */
const foot = 5.2;

/** The steepest slope: a steeper summit would look like a needle. */
const maxSlope = 0.5;

/** Numbers from 0 to 1 that follow from a text (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function numbersFrom(text: string): () => number {
  let state = [...text].reduce((sum, character) => (31 * sum + character.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (1_664_525 * state + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Moves points a little, so that no two hills have the same outline: by two waves on each axis, and
 * at a station outward if its role is high for its place in the career, inward if it is low. No two
 * points meet.
 */
function moveBy(
  next: () => number,
  stations: Station[],
  shares: number[],
): (point: Point) => Point {
  const waves = [14, 5, 14, 5].map((size, i) => {
    const [angle, phase] = [2 * Math.PI * next(), 2 * Math.PI * next()];
    const length = (i % 2 ? 150 : 280) / (2 * Math.PI);
    return ({ x, y }: Point) =>
      size * Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) / length + phase);
  });
  const bulges = stations.map(({ x, y }, i) => {
    const way = Math.hypot(x - summit.x, y - summit.y) || 1;
    const size = 60 * (defined(shares[i]) - i / Math.max(1, stations.length - 1));
    const most = Math.max(-26, Math.min(26, size)) / way;
    return { x, y, dx: most * (x - summit.x), dy: most * (y - summit.y) };
  });
  return (point) => {
    const moved = { ...point };
    for (const { x, y, dx, dy } of bulges) {
      const near = Math.exp(-((point.x - x) ** 2 + (point.y - y) ** 2) / 11_000);
      moved.x -= dx * near;
      moved.y -= dy * near;
    }
    for (const [i, wave] of waves.entries()) moved[i < 2 ? 'x' : 'y'] += wave(point);
    return moved;
  };
}

/** Measures distances from the summit of a hill that leans. They shrink along the route. */
function measureFrom(top: Point, next: () => number): (point: Point) => number {
  const lean = -0.15 + 0.12 * next();
  const [west, east, north, south] = [125, 90, 92, 140].map(
    (size) => size * (0.93 + 0.14 * next()),
  );
  return ({ x, y }) => {
    const down = y - top.y;
    const right = x - top.x + lean * down;
    const [across, along] = [
      right / defined(right < 0 ? west : east),
      down / defined(down < 0 ? north : south),
    ];
    return (Math.abs(across) ** 2.6 + Math.abs(along) ** 2.6) ** (1 / 2.6);
  };
}

/** A curve through points of growing x and falling y that never rises (Fritsch and Carlson, 1980). */
function fallThrough(points: Point[]): (x: number) => number {
  const slopes = points
    .slice(1)
    .map(({ x, y }, i) => (y - defined(points[i]).y) / (x - defined(points[i]).x));
  const tangents = points.map((_, i) => {
    const [before = 0, after = 0] = [slopes[i - 1], slopes[i]];
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  });
  return (x) => {
    const i = Math.max(
      0,
      points.findLastIndex((point) => point.x <= x),
    );
    const [a, b] = [defined(points[i]), points[i + 1]];
    if (!b) return a.y;
    const [width, t] = [b.x - a.x, (x - a.x) / (b.x - a.x)];
    const [m, n] = [defined(tangents[i]), defined(tangents[i + 1])];
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * a.y +
      (t ** 3 - 2 * t ** 2 + t) * width * m +
      (3 * t ** 2 - 2 * t ** 3) * b.y +
      (t ** 3 - t ** 2) * width * n
    );
  };
}

/** The heights of a career's hill, from 0 to 1. */
function heightsOf(stations: Station[], levels: number[], seed: string) {
  const [min, max] = [Math.min(...levels), Math.max(...levels)];
  const last = levels.length - 1;
  const shares = levels.map((level, i) => (max > min ? (level - min) / (max - min) : i / last));
  const next = numbersFrom(seed);
  const move = moveBy(next, stations, shares);
  const measure = measureFrom(move(summit), next);
  const distances = stations.map((station) => measure(move(station)));
  // Two thirds the level, a third the way so far: otherwise a late climb would be a needle.
  const wanted = shares.map((share, i) =>
    max > min ? 0.3 + 0.46 * share + (0.24 * i) / last : 0.7 + (0.05 * i) / last,
  );
  // From the summit down, each station is farther away, and not too far below the one before.
  const points: Point[] = [];
  for (let i = last; i >= 0; i--) {
    const above = points.at(-1);
    const x = above ? Math.max(defined(distances[i]), above.x + 0.05) : 0;
    const least = above ? above.y - maxSlope * (x - above.x) : 0;
    const y = Math.max(defined(wanted[i]), least);
    points.push({ x, y: above ? Math.min(y, above.y - 0.002) : y });
  }
  const { x, y } = defined(points.at(-1));
  const height = fallThrough([...points, { x: x + (y - 0.14) / 0.5, y: 0.14 }, { x: foot, y: 0 }]);
  // A hill that falls evenly softens walls and plains.
  const share = max > min ? 0.55 : 0.65;
  return (point: Point) => {
    const distance = measure(move(point));
    return share * height(distance) + (1 - share) * Math.exp(-(distance ** 1.25) / 2.2);
  };
}

/** Every sixth point of a line: a curve between points about 35 units apart has no corners. */
function thin(line: Point[]): Point[] {
  const count = Math.max(9, Math.round(line.length / 6));
  return Array.from({ length: count }, (_, i) =>
    defined(line[Math.round((i * (line.length - 1)) / (count - 1))]),
  );
}

const isRing = (line: Point[]) => line[0]?.x === line.at(-1)?.x && line[0]?.y === line.at(-1)?.y;

/** A smooth path through the middles between the points. */
function toPath(line: Point[]): string {
  const isClosed = isRing(line);
  const corners = isClosed ? thin(line).slice(0, -1) : thin(line);
  const at = (i: number) => defined(corners[i % corners.length]);
  const middle = (i: number) => ({
    x: (at(i).x + at(i + 1).x) / 2,
    y: (at(i).y + at(i + 1).y) / 2,
  });
  const round = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const last = isClosed ? corners.length : corners.length - 2;
  let from = round(isClosed ? middle(0) : at(0));
  let path = `M${from.x} ${from.y}q`;
  for (let i = 1; i <= last; i++) {
    const [control, end] = [round(at(i)), round(!isClosed && i === last ? at(i + 1) : middle(i))];
    path += ` ${control.x - from.x} ${control.y - from.y} ${end.x - from.x} ${end.y - from.y}`;
    from = end;
  }
  return path.replaceAll(/ (?=-)|(?<=q) /g, '');
}

/** The lines at a height. A ring smaller than 50 units, 40 pixels on a phone, would be a speck. */
function linesAt(grid: number[], height: number): Point[][] {
  const [shape] = contours().size([cells, cells]).thresholds([height])(grid);
  const rings = defined(shape).coordinates.flat();
  return rings.flatMap((ring) => {
    const line = ring.map(([x = 0, y = 0]) => ({ x, y }));
    // d3-contour closes lines along the edge of the grid.
    const isEdge = ({ x, y }: Point) => x <= 0 || y <= 0 || x >= cells || y >= cells;
    const first = line.findIndex(isEdge);
    const turned = first < 0 ? line : [...line.slice(first, -1), ...line.slice(0, first + 1)];
    const parts: Point[][] = [[]];
    for (const point of turned)
      if (isEdge(point)) parts.push([]);
      else parts.at(-1)?.push({ x: start + step * point.x, y: start + step * point.y });
    return parts.filter((part) => {
      const size = (axis: 'x' | 'y') =>
        Math.max(...part.map((point) => point[axis])) -
        Math.min(...part.map((point) => point[axis]));
      return part.length > 8 && Math.max(size('x'), size('y')) >= 50;
    });
  });
}

const lines = 16;

/**
 * Draws a career's hill.
 *
 * @param seed a text of the owner's alone.
 * @returns the lines, every fifth a heavier one, and the areas in closed ones, as parts of an SVG.
 *   The line nearest to a station has the colour of a custom property, `--station-1` at the foot.
 */
export function drawHill(stations: Station[], levels: number[], seed: string) {
  const heightAt = heightsOf(stations, levels, seed);
  const grid = Array.from({ length: cells * cells }, (_, i) =>
    heightAt({
      x: start + step * ((i % cells) + 0.5),
      y: start + step * (Math.floor(i / cells) + 0.5),
    }),
  );
  const highest = heightAt(summit);
  const all = Array.from({ length: lines }, (_, i) => {
    const height = 0.05 + ((highest - 0.08) * i) / (lines - 1);
    return linesAt(grid, height).map((line) => ({
      line,
      d: toPath(line),
      isHeavy: i % 5 === 2,
      isArea: i > 5 && isRing(line),
    }));
  }).flat();
  const nearest = stations.map(({ x, y }) => {
    const ways = all.map(({ line }) =>
      Math.min(...line.map((at) => Math.hypot(at.x - x, at.y - y))),
    );
    return ways.indexOf(Math.min(...ways));
  });
  // A custom property of each station lights its line: those of one line are each other's fallbacks.
  const colors = all.map((_, i) =>
    nearest.reduce(
      (fallback, near, station) =>
        near === i ? `var(--station-${station + 1}${fallback && `,${fallback}`})` : fallback,
      '',
    ),
  );
  const stroke = (isHeavy: boolean, d: string, color = '') =>
    `<path vector-effect="non-scaling-stroke" stroke-width="${isHeavy ? 2.1 : 1.1}"${color && ` stroke="${color}"`} d="${d}"/>`;
  const others = (isHeavy: boolean) =>
    stroke(
      isHeavy,
      all.flatMap((path, i) => (path.isHeavy === isHeavy && !colors[i] ? path.d : [])).join(''),
    );
  const lit = all.map(({ isHeavy, d }, i) => colors[i] && stroke(isHeavy, d, colors[i]));
  const areas = all.filter(({ isArea }) => isArea).map(({ d }) => `<path d="${d}"/>`);
  return {
    parts: `<g id="lines" fill="none">${others(false)}${others(true)}${lit.join('')}</g><g id="tints">${areas.join('')}</g>`,
    heightAt,
  };
}
