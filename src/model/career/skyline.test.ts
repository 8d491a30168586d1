import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCareer } from '#test-content/random-careers.ts';
import { drawSkyline } from './skyline.ts';

test('a career on one level has no profile', () => {
  expect(drawSkyline([{ level: 2 }, { level: 2 }])).toBeNull();
});

test('any other career climbs from the left to its summit, within the box', () => {
  fc.assert(
    fc.property(randomCareer, ({ items }) => {
      const skyline = drawSkyline(items);
      if (!skyline) return;
      const numbers = skyline.ridge.slice(1).replace(/V.*/, '').split(/[ ,L]/).map(Number);
      const xs = numbers.filter((_, i) => i % 2 === 0);
      const ys = numbers.filter((_, i) => i % 2 === 1);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      expect(Math.min(...ys)).toBe(skyline.climb.at(-1)?.[1]);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ys)).toBeLessThanOrEqual(100);
    }),
  );
});
