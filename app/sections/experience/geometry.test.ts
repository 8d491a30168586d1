import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careerConnections, careerItems } from '#content/career.ts';
import { careerCard, graphHeight } from '../../specification.ts';
import {
  cardRectangle,
  connectionPath,
  graphAreaWidth,
  insideArea,
  isPlaced,
  lineStyle,
  neighbours,
  overlap,
  readingOrder,
  strata,
} from './geometry.ts';

const { rows } = careerCard;
const placed = careerItems.filter(isPlaced);
const widths = Array.from({ length: 2560 - 768 + 1 }, (_, i) => 768 + i);

describe('the eight cards, at every width from 768 to 2560 px', () => {
  test('all have their own position', () => expect(placed).toHaveLength(8));

  test('no two overlap', () => {
    for (const width of widths) {
      const cards = placed.map((item) => cardRectangle(item, width, rows));
      const overlapping = cards.flatMap((a, i) => cards.slice(0, i).filter((b) => overlap(a, b)));
      expect(overlapping, `${width} px`).toEqual([]);
    }
  });

  test('all lie inside the area', () => {
    for (const width of widths)
      for (const item of placed)
        expect(insideArea(cardRectangle(item, width, rows), width, rows), `${width} px`).toBe(true);
  });
});

test('the graph area is the page less its padding', () => {
  expect(graphAreaWidth(768)).toBeCloseTo(768 - 2 * 30.72);
  expect(graphAreaWidth(1280)).toBe(1152 - 96);
  expect(graphAreaWidth(2560)).toBe(1152 - 96);
});

test('a card is 30 % wide below 1024 px, 29 % from there, and never wider than 280 px', () => {
  const widthAt = (viewport: number) => {
    const { left, right } = cardRectangle({ x: 50, y: 50 }, viewport, rows);
    return right - left;
  };
  expect(widthAt(768)).toBeCloseTo(graphAreaWidth(768) * 0.3);
  expect(widthAt(1024)).toBeCloseTo(graphAreaWidth(1024) * 0.29);
  expect(widthAt(1920)).toBe(280);
});

const rectangle = fc
  .tuple(
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([left, width, top, height]) => ({ left, right: left + width, top, bottom: top + height }));

test('overlapping is mutual, and a rectangle overlaps itself but not its neighbour', () => {
  fc.assert(fc.property(rectangle, rectangle, (a, b) => overlap(a, b) === overlap(b, a)));
  fc.assert(fc.property(rectangle, (a) => overlap(a, a) && !overlap(a, { ...a, left: a.right, right: a.right + 5 })));
});

const position = fc.record({ x: fc.integer({ min: 15, max: 85 }), y: fc.integer({ min: 7, max: 93 }) });
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test('a connection leaves one card and enters the other vertically, at their facing edges', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      fc.pre(Math.abs(from.y - to.y) >= careerCard.heightPercent);
      const [x1 = 0, y1, c1x, , c2x, , x2 = 0, y2] = numbers(connectionPath(from, to, rows));
      const half = (careerCard.heightPercent / 2) * (from.y >= to.y ? 1 : -1);
      expect(y1).toBeCloseTo(from.y - half);
      expect(y2).toBeCloseTo(to.y + half);
      expect([c1x, c2x]).toEqual([x1, x2]);
      expect(Math.abs(x1 - from.x)).toBeLessThanOrEqual(8);
      expect(Math.abs(x2 - to.x)).toBeLessThanOrEqual(8);
    }),
  );
});

test('a connection between cards side by side goes over their tops', () => {
  const numbersOf = numbers(connectionPath({ x: 16, y: 50 }, { x: 50, y: 52 }, rows));
  const [, fromTop = 0, , crest = 0, , , , toTop = 0] = numbersOf;
  expect([fromTop, toTop]).toEqual([43, 45]);
  expect(crest).toBeLessThan(43);
});

test('connections meet cards inside their width, also where cards are narrowest in percent', () => {
  const narrowest = (careerCard.maxWidth / graphAreaWidth(2560)) * 100;
  expect(narrowest / 2).toBeGreaterThan(8);
});

describe('§3 Line style depends on the level gap between the two cards', () => {
  test.each([
    [0, 0, 'primary'],
    [0, 1, 'primary'],
    [2, 1, 'primary'],
    [1, 3, 'secondary'],
    [4, 2, 'secondary'],
    [0, 3, 'tertiary'],
    [4, 0, 'tertiary'],
  ] as const)('from level %i to level %i: %s', (from, to, style) => {
    expect(lineStyle({ level: from }, { level: to })).toBe(style);
  });

  test('all nine of today are primary', () => {
    const styles = careerConnections.map(([from, to]) => {
      const [start, end] = [careerItems[from], careerItems[to]];
      return start && end && lineStyle(start, end);
    });
    expect(styles).toEqual(Array(9).fill('primary'));
  });
});

test('strata: level 4 at the top, evenly down to level 0', () => {
  expect(strata(careerItems)).toEqual([
    { level: 4, y: 10 },
    { level: 3, y: 30 },
    { level: 2, y: 50 },
    { level: 1, y: 70 },
    { level: 0, y: 90 },
  ]);
  expect(strata([])).toEqual([]);
});

test('the reading order is by level descending, then by index', () => {
  expect(readingOrder(careerItems)).toEqual([6, 7, 5, 4, 1, 2, 3, 0]);
});

test('neighbours are one connection away, in either direction', () => {
  expect(neighbours(4, careerConnections)).toEqual([1, 2, 3, 5]);
});

test('§9 Experience graph height', () => {
  expect(graphHeight).toEqual({ small: 600, medium: 800, large: 900 });
});
