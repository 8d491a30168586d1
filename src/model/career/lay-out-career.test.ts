import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphCss } from '#builder/styles/graph-css.ts';
import { careerConnections, careerItems } from '#content/content.ts';
import { foldRoles } from '#schema/role-facts.ts';
import { randomCareer } from '#test-content/random-careers.ts';
import { drawnConnections, keepsPositions } from './career-graph.ts';
import { divideIntoRows } from './career-rows.ts';
import { layOutCareer } from './lay-out-career.ts';
import { type Node, placeCareer } from './place-career.ts';

/** Roles on these levels. The build positions them, unless they have a `y`. */
const rolesOn = (levels: number[], changes: (i: number) => object = () => ({ x: undefined })) =>
  levels.map((level, i) => ({ ...careerItems[0], level, ...changes(i) })) as typeof careerItems;

test('the shipped eight roles keep their positions in five rows', () => {
  const { items, spaces, spans } = layOutCareer(careerItems, careerConnections);
  expect(items.map(({ row }) => row)).toEqual([0, 1, 1, 1, 2, 3, 4, 4]);
  expect(items.map(({ x }) => x)).toEqual(careerItems.map(({ x }) => x));
  expect(spaces).toHaveLength(6);
  expect(spans.flatMap(({ lines }) => lines.map(({ ends }) => ends))).toEqual(careerConnections);
});

test('§3 the spaces between rows follow the given y positions', () => {
  const laidOut = (...ys: number[]) =>
    layOutCareer(
      rolesOn([0, 1, 2], (i) => ({ y: ys[i] })),
      [],
    );
  const graph = laidOut(90, 70, 10);
  const [, wide = 0, narrow = 0] = graph.spaces.map(({ share }) => share);
  // Cards take 12 % of the height. So 48 % and 8 % are left.
  expect(wide / narrow).toBeCloseTo(6, 0);
  expect(wide).toBeGreaterThan(0.4);
  expect(graphCss(graph)).toContain(`var(--graph-height) * ${wide})`);
  expect(laidOut(90, 80, 70).spaces.map(({ share }) => share)).toMatchObject({ 1: 0, 2: 0 });
});

test('a level is shown, to sighted visitors and others, if there is another', () => {
  const levels = (...all: number[]) =>
    layOutCareer(rolesOn(all), []).levelLines.map(({ level }) => level);
  expect(levels(0)).toEqual([]);
  expect(levels(2, 2)).toEqual([]);
  expect(levels(0, 1)).toEqual([1, 0]);
  expect(levels(0, 1, 1, 1, 1)).toEqual([1, 1, 0]);
});

test('connected roles share a row only as two of ten or more, and levels rise from row to row', () => {
  fc.assert(
    fc.property(randomCareer, ({ items, connections: all }) => {
      const connections = drawnConnections(items, all);
      const rows = divideIntoRows(items, connections);
      expect(rows.flat().toSorted((a, b) => a - b)).toEqual(
        foldRoles(items).first.toSorted((a, b) => a - b),
      );
      for (const row of rows)
        for (const [from, to] of connections)
          if (row.includes(from) && row.includes(to)) {
            expect(row).toHaveLength(2);
            expect(items.length >= 10 && !keepsPositions(items)).toBe(true);
          }
      if (keepsPositions(items)) return;
      const levels = rows.map((row) => row.map((index) => items[index]?.level ?? 0));
      expect(levels.flat()).toEqual(levels.flat().toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test('rows are ordered for few crossings', () => {
  const crossings = (row: Node[]) => {
    const lines = row.flatMap(({ x, above }) => above.map(({ high }) => [x, high.x] as const));
    return lines.flatMap(([a, b], i) => lines.slice(0, i).filter(([c, d]) => (a - c) * (b - d) < 0))
      .length;
  };
  const careers = fc.sample(randomCareer, { numRuns: 100, seed: 7 });
  const counts = careers.flatMap(({ items, connections: all }) => {
    const connections = drawnConnections(items, all);
    return placeCareer(divideIntoRows(items, connections), items, connections).rows.map(crossings);
  });
  // One sweep leaves 2,905, none 3,768.
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(2879);
});

test('a line that passes rows is a curve, straight parts and a curve', () => {
  const steps = [0, 1, 2].map((role): [number, number] => [role, role + 1]);
  const { spans } = layOutCareer(rolesOn([0, 1, 2, 3]), [...steps, [0, 3]]);
  const pieces = spans.flatMap(({ from, to, lines }) =>
    lines
      .filter(({ ends }) => `${ends}` === '0,3')
      .map(({ d }) => `${from} ${to} ${/V/.test(d) ? 'straight' : 'curve'}`),
  );
  expect(pieces).toEqual(expect.arrayContaining(['7 8 curve', '3 4 curve']));
  expect(pieces.join()).toContain('straight');
});

test('a graph draws ten roles; in a long career two that follow each other on a level share a row, joined by a rising line', () => {
  const chain = (count: number) =>
    layOutCareer(
      rolesOn(Array.from({ length: count }, (_, i) => i >> 2)),
      Array.from({ length: count - 1 }, (_, i): [number, number] => [i, i + 1]),
    );
  const long = chain(12);
  expect(long.items.map(({ row }) => row)).toEqual([
    ...[undefined, undefined, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
  ]);
  // The way up alternates, so that lines between rows are short.
  const [, , first = 0, second = 0, third = 0, fourth = 0] = long.items.map(({ x }) => x);
  expect([first < second, second === third, fourth < third]).toEqual([true, false, true]);
  const within = long.spans.filter(({ from, to }) => from === to);
  expect(within.flatMap(({ lines }) => lines.map(({ ends }) => ends))).toEqual(
    [2, 4, 6, 8, 10].map((i) => [i, i + 1]),
  );
  for (const { lines } of within)
    for (const { d } of lines) {
      const [, start, , , , , , end] = (d.match(/[\d.]+/g) ?? []).map(Number);
      expect(start).toBeGreaterThan(end ?? Number.NaN);
    }
  expect(chain(9).items.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
