/** The laid-out career, so that nothing is measured in the browser. */

import type { CareerConnection, CareerItem, ResolvedConnection } from './career.ts';

/**
 * A role with the horizontal centre of its card, in percent of the graph's width, and its row, from
 * the lowest.
 */
type PlacedItem = CareerItem & { x: number; row: number };

/** A part of a connection: a curve between two rows of cards, or a straight line past some. */
type Line = {
  /** The indices of the connected roles. */
  ends: ResolvedConnection;
  /** SVG path data in a box of 100 by 100. */
  d: string;
};

export type CareerGraph = {
  items: PlacedItem[];
  connections: ResolvedConnection[];
  /**
   * The spaces above, between and below the rows, from the top: their minimum shares of the height,
   * and the number of lines in them.
   */
  spaces: { share: number; lines: number }[];
  /** The levels in use, highest first, with the track of their lowest row. */
  levelLines: { level: number; track: number }[];
  /** The lines, by the tracks that they span. */
  spans: { from: number; to: number; lines: Line[] }[];
};

/** The connections by positions; a reference to no role stays as it is. */
export const resolveConnections = (
  items: CareerItem[],
  connections: CareerConnection[],
): ResolvedConnection[] =>
  connections.map(
    (ends) =>
      ends.map((end) => {
        const index = items.findIndex(({ id }) => id !== undefined && id === end);
        return index === -1 ? end : index;
      }) as ResolvedConnection,
  );

/** Whether the content gives an item a position. */
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

/** The indices of the items connected to an item. */
export function neighbours(index: number, connections: ResolvedConnection[]): number[] {
  return connections.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []));
}
