import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposeCareer } from './propose-career.ts';

test('levels never fall with time, and the latest role is on top', () => {
  const month = fc.tuple(fc.integer({ min: 1960, max: 2026 }), fc.integer({ min: 1, max: 12 }));
  const written = fc
    .tuple(month, fc.boolean())
    .map(
      ([[year, number], isYear]) => `${year}${isYear ? '' : `-${`${number}`.padStart(2, '0')}`}`,
    );
  const roles = fc.array(
    fc
      .tuple(written, fc.option(written))
      .map(([start, end]) => ({ title: 'Engineer', start, ...(end && { end }) })),
    { minLength: 1, maxLength: 100 },
  );
  fc.assert(
    fc.property(roles, (found) => {
      const levels = proposeCareer(found).items.map(({ level }) => level);
      expect(levels).toHaveLength(found.length);
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    }),
  );
});

test('ten roles, one after another, share the levels 0 to 4', () => {
  const years = Array.from({ length: 10 }, (_, i) => 2001 + i);
  const roles = years.map((year) => ({ title: 'Engineer', start: `${year}`, end: `${year}-11` }));
  const levels = proposeCareer(roles).items.map(({ level }) => level);
  expect([...new Set(levels)]).toEqual([0, 1, 2, 3, 4]);
});
