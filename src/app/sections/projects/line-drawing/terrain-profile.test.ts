import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terrainProfile } from './terrain-profile.ts';

test('the same title always gives the same drawing', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(terrainProfile(title)).toEqual(terrainProfile(title));
    }),
  );
  expect(terrainProfile('A fourth project').summit).toEqual({ x: 181, y: 34 });
});

test('different titles give different drawings, nearly all with different summits', () => {
  const drawings = Array.from({ length: 50 }, (_, i) => terrainProfile(`Project ${i}`));
  expect(new Set(drawings.map(({ ridges }) => ridges.join())).size).toBe(50);
  expect(new Set(drawings.map(({ summit }) => summit.x)).size).toBeGreaterThan(35);
});

test('every drawing stays inside its view box, with the mark on the foremost ridge', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const { ridges, summit } = terrainProfile(title);
      const points = ridges.flatMap((ridge) =>
        ridge
          .slice(1)
          .split('L')
          .map((point) => point.split(' ').map(Number)),
      );
      for (const [x = -1, y = -1] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(300);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(104);
      }
      expect(ridges.at(-1)).toContain(`${summit.x} ${summit.y}`);
    }),
  );
});
