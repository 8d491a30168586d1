/** The type of a laid-out career. The build lays it out, so browsers need not measure anything. */
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';

/** A role with its card's centre in percent of the graph's width, and its row from the lowest. */
type PlacedItem = CareerItem & { x: number; row: number };

/** A part of a connection: a curve between two cards or rows, or a straight line past rows. */
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
   * The spaces above, between and below the rows, from the top: the minimum share of the graph's
   * height, and the number of lines in the space.
   */
  spaces: { share: number; lines: number }[];
  /**
   * The levels that roles have, highest first, each with the grid track of its lowest row. Empty if
   * there is only one: it says nothing.
   */
  levelLines: { level: number; track: number }[];
  /**
   * The lines, grouped by the grid tracks that they span. A line between the two cards of a row has
   * the row's track as both.
   */
  spans: { from: number; to: number; lines: Line[] }[];
};

/** Whether the content has a position for an item. */
export const isPositioned = (item: CareerItem): item is CareerItem & { x: number; y: number } =>
  item.x !== undefined && item.y !== undefined;

/** The indices of the items connected to an item. */
export const neighbours = (index: number, connections: ResolvedConnection[]): number[] =>
  connections.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []));
