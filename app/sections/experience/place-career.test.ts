import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CareerConnection, CareerItem } from '#content/career.ts';
import { careerConnections, careerItems } from '#content/career.ts';
import { type CareerGraph, cardRectangle, insideArea, overlap } from './geometry.ts';
import { placeCareer } from './place-career.ts';

/** Both sides of every step in the graph's layout, and the ends. */
const widths = [768, 900, 1023, 1024, 1100, 1248, 1280, 1920, 2560];

function expectRoom({ items, rows }: CareerGraph) {
  for (const width of widths) {
    const cards = items.map((item) => cardRectangle(item, width, rows));
    expect(
      cards.filter((card) => !insideArea(card, width, rows)),
      `outside at ${width} px`,
    ).toEqual([]);
    const overlapping = cards.flatMap((a, i) => cards.slice(0, i).filter((b) => overlap(a, b)));
    expect(overlapping, `overlapping at ${width} px`).toEqual([]);
  }
}

const role = (level: number, index: number): CareerItem => ({
  title: `Role ${index}`,
  company: 'A company',
  color: 'ink',
  period: '',
  duration: '',
  project: 'A project',
  type: 'work',
  level,
});

/** As many roles as asked over as many levels, each connected to some role of the level below. */
function madeUp(count: number, levels: number) {
  const items = Array.from({ length: count }, (_, i) => role(i % levels, i));
  const connections = items.flatMap(({ level }, i): CareerConnection[] =>
    level > 0 ? [[i - 1, i], ...(i > levels ? [[i - levels - 1, i] satisfies CareerConnection] : [])] : [],
  );
  return { items, connections };
}

describe('Positions can be left out of the content and are then laid out without overlaps from 768 px up', () => {
  for (const count of [3, 8, 15, 30])
    test.each([3, 4, 5, 6, 7, 8].filter((levels) => levels <= count))(
      `${count} items over %i levels`,
      async (levels) => {
        const graph = await placeCareer(madeUp(count, levels));
        expect(graph.items).toHaveLength(count);
        expectRoom(graph);
      },
    );

  test('whatever the levels and the connections', async () => {
    const career = fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 20 }).chain((levels) =>
      fc.record({
        items: fc.constant(levels.map(role)),
        connections: fc.array(fc.tuple(fc.nat(levels.length - 1), fc.nat(levels.length - 1)), {
          maxLength: 20,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(career, async ({ items, connections }) => {
        const graph = await placeCareer({ items, connections });
        expectRoom(graph);
        for (const a of graph.items) for (const b of graph.items) if (a.level > b.level) expect(a.y).toBeLessThan(b.y);
      }),
      { numRuns: 40 },
    );
  });
});

test('the given eight keep their own positions', async () => {
  const graph = await placeCareer({ items: careerItems, connections: careerConnections });
  expect(graph.items).toEqual(careerItems);
  expect(graph.rows).toBe(5);
});

test('the given eight without their positions cross no lines', async () => {
  const items = careerItems.map(({ x: _x, y: _y, ...item }) => item);
  const graph = await placeCareer({ items, connections: careerConnections });
  expectRoom(graph);
  const x = graph.items.map((item) => item.x);
  expect(x[4]).toBeCloseTo(x[5] ?? 0, 0);
  expect(graph.strata.map(({ y }) => y)).toEqual([10, 30, 50, 70, 90]);
});

test('roles of one level keep to the graph even where they are many, and the layout is the same every time', async () => {
  const crowd = { items: Array.from({ length: 12 }, (_, i) => role(2, i)), connections: [] };
  const graph = await placeCareer(crowd);
  expectRoom(graph);
  expect(await placeCareer(crowd)).toEqual(graph);
});

test('a career without roles is an empty graph', async () => {
  expect(await placeCareer({ items: [], connections: [] })).toMatchObject({ items: [], strata: [] });
});
