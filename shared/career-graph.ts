/** The career as it is drawn: laid out when the site is built, so that nothing is measured in the browser. */
import type { CareerConnection, CareerItem } from '#content-types/career.ts';

/** A role with its place: its card's centre in percent of the graph's width, and its row, counted from the lowest. */
export type PlacedItem = CareerItem & { x: number; row: number };

/** A part of a connection: a curve between two rows of cards, or a straight way past some. */
type Line = {
  /** The two roles that the connection joins, by their indices. */
  ends: CareerConnection;
  /** SVG path data in a box of 100 by 100. */
  d: string;
};

export type CareerGraph = {
  items: PlacedItem[];
  connections: CareerConnection[];
  /**
   * The spaces above, between and below the rows, from the top: the least shares of the height that they take, and
   * the lines in them.
   */
  spaces: { share: number; lines: number }[];
  /** The levels that occur, highest first, each with the track of its lowest row. */
  strata: { level: number; track: number }[];
  /** The lines, by the tracks from and to which they reach. */
  spans: { from: number; to: number; lines: Line[] }[];
};

/** Whether the content says where an item stands. */
export const isPositioned = (item: CareerItem): item is CareerItem & { x: number; y: number } =>
  item.x !== undefined && item.y !== undefined;

/** The line styles of §3: by how many levels a connection climbs. */
export function lineStyle(
  from: { level: number },
  to: { level: number },
): 'primary' | 'secondary' | 'tertiary' {
  const gap = Math.abs(to.level - from.level);
  if (gap <= 1) return 'primary';
  return gap === 2 ? 'secondary' : 'tertiary';
}

/**
 * The reading order (docs/decisions.md, Layout): level descending; of one level the newest first where all roles say when
 * they began, otherwise the order of the index. Returns indices.
 */
export function readingOrder(items: { level: number; start?: string }[]): number[] {
  const isDated = items.every(({ start }) => start);
  const began = (index: number) => (isDated ? (items[index]?.start ?? '') : '');
  const level = (index: number) => items[index]?.level ?? 0;
  return items
    .map((_, i) => i)
    .sort((a, b) => level(b) - level(a) || began(b).localeCompare(began(a), 'en') || a - b);
}

/** The indices of the items one connection away from an item. */
export function neighbours(index: number, connections: CareerConnection[]): number[] {
  return connections.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []));
}
