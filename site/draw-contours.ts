/**
 * Draws the hero's contour lines once, at design time: `node site/draw-contours.ts` rewrites
 * app/components/contour-lines/contours.ts. The site never runs this.
 *
 * A height field of smooth hills is cut at even heights by marching squares (d3-contour), each ring is thinned with
 * the Ramer-Douglas-Peucker algorithm, and what is left is written as quadratic curves through the midpoints, in
 * whole numbers relative to the last point: the shortest path data that still reads as a hand-inked line.
 */
import { writeFileSync } from 'node:fs';
import { contours } from 'd3-contour';

type Point = [x: number, y: number];

/** Units of the drawing's view box. */
const size = { width: 640, height: 640 };
/** Grid cells per side and the units one cell covers; the grid reaches over the edge so that lines bleed off. */
const cell = 8;
const margin = 4;
const columns = size.width / cell + 2 * margin;
const rows = size.height / cell + 2 * margin;
const levels = 13;
/** How far a thinned line may leave the true one, in units. */
const tolerance = 1.6;

/** [centre x, centre y, spread x, spread y, turn, height] of each hill; the first carries the summit. */
const hills: [number, number, number, number, number, number][] = [
  [455, 205, 150, 185, 0.35, 1],
  [330, 400, 230, 170, -0.5, 0.62],
  [560, 470, 160, 130, 0.2, 0.5],
  [175, 120, 120, 150, 0.7, 0.34],
  [250, 620, 190, 110, 0.1, 0.3],
  [640, 60, 110, 140, -0.2, -0.3],
  [430, 330, 60, 50, 0, -0.12],
];

function height(x: number, y: number): number {
  const relief = hills.reduce((sum, [cx, cy, sx, sy, turn, peak]) => {
    const dx = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
    const dy = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn);
    return sum + peak * Math.exp(-((dx / sx) ** 2 + (dy / sy) ** 2));
  }, 0);
  const roughness = 0.035 * Math.sin(x / 47 + 1.3) * Math.cos(y / 61) + 0.02 * Math.sin(x / 29 - y / 37);
  return relief + roughness;
}

function distanceToChord([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Ramer-Douglas-Peucker: drops points nearer than `tolerance` to the line that would replace them. */
function thin(points: Point[]): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceToChord(points[i] as Point, first, last);
    if (distance > farthest) [farthest, index] = [distance, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thin(points.slice(0, index + 1)).slice(0, -1), ...thin(points.slice(index))];
}

/** Cuts a closed ring at the drawing's edge into the open lines that are inside. */
function insideRuns(ring: Point[]): { points: Point[]; closed: boolean }[] {
  const inside = ([x, y]: Point) =>
    x > -cell * 2 && y > -cell * 2 && x < size.width + cell * 2 && y < size.height + cell * 2;
  const start = ring.findIndex((point) => !inside(point));
  if (start === -1) return [{ points: ring, closed: true }];
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const runs: { points: Point[]; closed: boolean }[] = [];
  let run: Point[] = [];
  for (const point of [...turned, turned[0] as Point]) {
    if (inside(point)) run.push(point);
    else {
      if (run.length > 4) runs.push({ points: run, closed: false });
      run = [];
    }
  }
  return runs;
}

function pathData(points: Point[], closed: boolean): string {
  const thinned = thin(points).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (thinned.length < 4) return '';
  const number = (value: number, first: boolean) => (value < 0 || first ? `${value}` : ` ${value}`);
  const ring = closed ? thinned.slice(0, -1) : thinned;
  const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  const begin = closed ? middle(ring.at(-1) as Point, ring[0] as Point) : (ring[0] as Point);
  let at = begin;
  let data = `M${at[0]}${number(at[1], false)}q`;
  const controls = closed ? ring : ring.slice(1, -1);
  controls.forEach((control, i) => {
    const next = closed ? (ring[(i + 1) % ring.length] as Point) : (ring[i + 2] as Point);
    const end = !closed && i === controls.length - 1 ? next : middle(control, next);
    const numbers = [control[0] - at[0], control[1] - at[1], end[0] - at[0], end[1] - at[1]];
    data += numbers.map((value, j) => number(value, i === 0 && j === 0)).join('');
    at = end;
  });
  return closed ? `${data}z` : data;
}

const values: number[] = [];
for (let row = 0; row < rows; row++)
  for (let column = 0; column < columns; column++)
    values.push(height((column - margin + 0.5) * cell, (row - margin + 0.5) * cell));

const top = Math.max(...values);
const thresholds = Array.from({ length: levels }, (_, i) => 0.13 + ((top - 0.17) * i) / (levels - 0.6));
const lines = contours().size([columns, rows]).thresholds(thresholds)(values);
const paths = { regular: '', index: '' };
lines.forEach((line, i) => {
  // The fifth line from the summit down, and every fifth after it, is an index contour.
  const kind = (lines.length - 1 - i) % 5 === 1 ? 'index' : 'regular';
  for (const ring of line.coordinates.flat() as Point[][]) {
    const scaled = ring.map(([x, y]): Point => [(x - margin) * cell, (y - margin) * cell]);
    for (const { points, closed } of insideRuns(scaled)) paths[kind] += pathData(points, closed);
  }
});

const summitCell = values.indexOf(top);
const summit = {
  x: Math.round(((summitCell % columns) - margin + 0.5) * cell),
  y: Math.round((Math.floor(summitCell / columns) - margin + 0.5) * cell),
};

writeFileSync(
  new URL('../app/components/contour-lines/contours.ts', import.meta.url),
  `// Drawn by site/draw-contours.ts; change the hills there, not the numbers here.
export const contours = {
  width: ${size.width},
  height: ${size.height},
  summit: { x: ${summit.x}, y: ${summit.y} },
  regular: '${paths.regular}',
  index: '${paths.index}',
} as const;
`,
);
console.log(`contours: ${paths.regular.length + paths.index.length} characters of path data, summit`, summit);
