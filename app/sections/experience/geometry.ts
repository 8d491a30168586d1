/**
 * The career graph's geometry, in percent of the graph area (0 to 100 from the left and from the top): everything
 * is computed when the page is prerendered, nothing is measured in the browser.
 */
import type { CareerConnection, CareerItem } from '#content/career.ts';
import { careerCard, graphHeight, largeBreakpoint, page } from '../../specification.ts';

type Rectangle = { left: number; right: number; top: number; bottom: number };
type Position = { x: number; y: number };

export type PlacedItem = CareerItem & Position;

/** A career with a place for everything. */
export type CareerGraph = {
  items: PlacedItem[];
  connections: CareerConnection[];
  /** How many cards stand above each other, at least as many as the specification's heights are made for. */
  rows: number;
  /** The levels that occur, highest first, each with its height in percent. */
  strata: { level: number; y: number }[];
};

/** Whether the content says where an item stands. */
export const isPlaced = (item: CareerItem): item is PlacedItem => item.x !== undefined && item.y !== undefined;

/** Hundredths of a percent are a tenth of a pixel: enough. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** How far from a card's centre a line may leave it, and how much of the way sideways it anticipates. */
const attach = { reach: 8, lean: 0.25 };

/**
 * The width of the graph area in pixels at a viewport width in pixels: the page's frame less its padding.
 */
export function graphAreaWidth(viewport: number): number {
  const padding = Math.min(page.maxPadding, Math.max(page.minPadding, (viewport * page.paddingPercent) / 100));
  return Math.min(viewport, page.maxWidth) - 2 * padding;
}

/** How much higher than the specification's heights a graph of so many rows must be. */
export const growth = (rows: number) => Math.max(1, rows / careerCard.rows);

/** The least height of a card, in percent of the height of a graph of so many rows. */
export const cardHeight = (rows: number) => round(careerCard.heightPercent / growth(rows));

const areaHeight = (viewport: number, rows: number) =>
  growth(rows) * (viewport >= largeBreakpoint ? graphHeight.large : graphHeight.medium);

/**
 * The place a card takes at a viewport width in pixels (at least the desktop breakpoint), in pixels of the graph
 * area, with the least height a card has.
 */
export function cardRectangle({ x, y }: Position, viewport: number, rows: number): Rectangle {
  const areaWidth = graphAreaWidth(viewport);
  const percent = viewport >= largeBreakpoint ? careerCard.widthPercent : careerCard.mediumWidthPercent;
  const width = Math.min(careerCard.maxWidth, (areaWidth * percent) / 100);
  const height = (areaHeight(viewport, rows) * cardHeight(rows)) / 100;
  const left = (areaWidth * x) / 100 - width / 2;
  const top = (areaHeight(viewport, rows) * y) / 100 - height / 2;
  return { left, right: left + width, top, bottom: top + height };
}

/** Whether two rectangles share more than an edge. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a card lies in the graph area at a viewport width in pixels. */
export function insideArea({ left, right, top, bottom }: Rectangle, viewport: number, rows: number): boolean {
  return left >= 0 && top >= 0 && right <= graphAreaWidth(viewport) && bottom <= areaHeight(viewport, rows);
}

const leanTowards = (from: number, to: number) =>
  from + Math.max(-attach.reach, Math.min(attach.reach, (to - from) * attach.lean));

/**
 * The curve from one card to the next as SVG path data in a 100 by 100 view box: it leaves the nearer edge of one
 * card and enters the facing edge of the other, both vertically, leaning towards where it is going; from a card to one
 * beside it, it goes over the tops. A card's edges depend on the rows of the graph.
 */
export function connectionPath(from: Position, to: Position, rows: number): string {
  const height = cardHeight(rows);
  const up = from.y >= to.y ? 1 : -1;
  const half = (height / 2) * up;
  const start = { x: leanTowards(from.x, to.x), y: from.y - half };
  const end = { x: leanTowards(to.x, from.x), y: to.y + half };
  const bend = Math.max(Math.abs(start.y - end.y) * 0.55, 1) * up;
  if (Math.abs(from.y - to.y) < height) {
    // Side by side: over the tops of both.
    const [fromTop, toTop] = [from.y - height / 2, to.y - height / 2];
    const crest = Math.min(fromTop, toTop) - height * 0.4;
    const arc = [start.x, crest, end.x, crest, end.x, toTop].map(round);
    return `M${round(start.x)} ${round(fromTop)}C${arc.join(' ')}`;
  }
  const points = [start.x, start.y - bend, end.x, end.y + bend, end.x, end.y].map(round);
  return `M${round(start.x)} ${round(start.y)}C${points.join(' ')}`;
}

/** The specification's line styles (§3): by how many levels a connection climbs. */
export function lineStyle(from: { level: number }, to: { level: number }): 'primary' | 'secondary' | 'tertiary' {
  const gap = Math.abs(to.level - from.level);
  if (gap <= 1) return 'primary';
  return gap === 2 ? 'secondary' : 'tertiary';
}

/** The levels that occur, highest first, each with the height in percent at which its cards gather. */
export function strata(items: { level: number }[]): CareerGraph['strata'] {
  const levels = [...new Set(items.map(({ level }) => level))].sort((a, b) => b - a);
  const highest = levels[0] ?? 0;
  const lowest = levels.at(-1) ?? 0;
  const step = highest === lowest ? 0 : 80 / (highest - lowest);
  return levels.map((level) => ({ level, y: round(10 + (highest - level) * step) }));
}

/** The reading order (decisions.md): level descending, then the order of the index. Returns indices. */
export function readingOrder(items: { level: number }[]): number[] {
  return items.map((_, i) => i).sort((a, b) => (items[b]?.level ?? 0) - (items[a]?.level ?? 0) || a - b);
}

/** The indices of the items one connection away from an item. */
export function neighbours(index: number, connections: CareerConnection[]): number[] {
  return connections.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []));
}
