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

const role = (start: string, end?: string) => ({ title: 'Engineer', start, ...(end && { end }) });

test('a role beside others is a branch of the role during which it began, and breaks no line', () => {
  const { items, connections } = proposeCareer([
    role('2010-01', '2014-01'),
    role('2014-02', '2017-01'),
    role('2015-03'),
    role('2017-01', '2020-01'),
    role('2019-12'),
  ]);
  const startOf = (index: number) => items[index]?.start;
  expect(connections.map((pair) => pair.map(startOf))).toEqual([
    ['2010-01', '2014-02'],
    ['2014-02', '2017-01'],
    ['2014-02', '2015-03'],
    ['2017-01', '2019-12'],
  ]);
});

test('a role that outlasts the one during which it began leads on', () => {
  const roles = [
    role('2011-12', '2015-03'),
    role('2014-09', '2017-01'),
    role('2017-01', '2020-02'),
  ];
  expect(proposeCareer(roles).connections).toContainEqual([1, 2]);
});

test('no role that began after another stays without a line, and lines lead upwards', () => {
  const year = fc.integer({ min: 1980, max: 2025 });
  const career = fc.array(
    fc
      .tuple(year, fc.option(fc.integer({ min: 0, max: 12 })))
      .map(([start, years]) =>
        role(`${start}-03`, years === null ? undefined : `${start + years}-11`),
      ),
    { minLength: 2, maxLength: 12 },
  );
  fc.assert(
    fc.property(career, (roles) => {
      const { items, connections } = proposeCareer(roles);
      for (const [from, to] of connections)
        expect(items[from]?.level).toBeLessThanOrEqual(Number(items[to]?.level));
      const first = items.map(({ start = '' }) => start).sort()[0];
      for (const [index, { start }] of items.entries())
        if (start !== first) expect(connections.flat(), `${index}`).toContain(index);
    }),
    { seed: 88, numRuns: 300 },
  );
});
