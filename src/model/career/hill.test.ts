import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defined } from '#lib/defined.ts';
import { drawHill } from './hill.ts';
import { routeStations } from './route-stations.ts';

function hillOf(levels: number[], seed = 'ada@example.com') {
  const items = levels.map((level, i) => ({ level, start: `${2000 + i}` }));
  const stations = routeStations(items);
  const own = stations.map(({ role }) => defined(levels[role]));
  return { stations, own, ...drawHill(stations, own, seed) };
}

const careers = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 14 })
  .map((levels) => levels.sort((a, b) => a - b));

/** Points along the paths of a drawing, of each line by itself. */
const linesIn = (parts: string) =>
  [...parts.replace(/<g id="tints".*/, '').matchAll(/M[^M"]+/g)].map(([path]) => {
    let [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number);
    return Array.from({ length: steps.length / 4 }, (_, i) => {
      const [a = 0, b = 0, c = 0, d = 0] = steps.slice(4 * i, 4 * i + 4);
      const from = [x, y] as const;
      [x, y] = [x + c, y + d];
      return [0, 0.25, 0.5, 0.75].map((t) => ({
        x: from[0] + 2 * t * (1 - t) * a + t * t * c,
        y: from[1] + 2 * t * (1 - t) * b + t * t * d,
      }));
    }).flat();
  });

test('every hill has lines that do not touch, no speck, and stations that climb', () => {
  fc.assert(
    fc.property(careers, fc.string(), (levels, seed) => {
      const { stations, heightAt, parts } = hillOf(levels, seed);
      // A little lower where the route runs along the slope: contour lines are 0.06 apart.
      const heights = stations.map(heightAt);
      for (const [i, height] of heights.slice(1).entries())
        expect(height).toBeGreaterThan(defined(heights[i]) - 0.08);
      const lines = linesIn(parts);
      for (const [i, line] of lines.entries()) {
        const size = (axis: 'x' | 'y') => {
          const all = line.map((point) => point[axis]);
          return Math.max(...all) - Math.min(...all);
        };
        expect(Math.max(size('x'), size('y'))).toBeGreaterThan(40);
        for (const other of lines.slice(0, i))
          for (const a of other)
            for (const b of line) if (Math.hypot(a.x - b.x, a.y - b.y) < 2) expect([a, b]).toBe('');
      }
      expect(brotliCompressSync(parts).length).toBeLessThan(2300);
    }),
    { numRuns: process.env.FUZZ ? 300 : 40, seed: 87 },
  );
});

test('the hill follows the career: a mesa without climb, close lines where it is steep', () => {
  const across = (levels: number[]) => {
    const { stations, heightAt } = hillOf(levels);
    const heights = stations.map(heightAt);
    return heights.slice(1).map((height, i) => height - defined(heights[i]));
  };
  expect(Math.max(...across([2, 2, 2, 2, 2]))).toBeLessThan(0.15);
  const [first = 0, ...others] = across([0, 6, 7, 8]);
  expect(first).toBeGreaterThan(Math.max(...others));
  expect(hillOf([0, 1, 4]).parts).not.toBe(hillOf([0, 3, 4]).parts);
  expect(hillOf([0, 1, 4]).parts).not.toBe(hillOf([0, 1, 4], 'grace@example.com').parts);
  expect(hillOf([0, 1, 4]).parts).toBe(hillOf([0, 1, 4]).parts);
});
