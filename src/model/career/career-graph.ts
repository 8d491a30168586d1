/** The type of a laid-out career. The build lays it out, so browsers need not measure anything. */
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { longCareer } from '#schema/constants.ts';
import { foldRoles } from '#schema/role-facts.ts';

/**
 * A role with its card's centre in percent of the graph's width, and its row from the lowest. A long
 * career's earlier roles are not in the graph.
 */
type PlacedItem = CareerItem & { row?: number };

type Position = { x: number; y: number };

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
   * The level of each row of one level, from the top, with the row's grid track. Empty if all are
   * the same: it says nothing.
   */
  levelLines: { level: number; track: number }[];
  /**
   * The lines, grouped by the grid tracks that they span. A line between the two cards of a row has
   * the row's track as both.
   */
  spans: { from: number; to: number; lines: Line[] }[];
};

/** Whether the content has a position for an item. */
export const isPositioned = <Item extends Partial<Position>>(item: Item): item is Item & Position =>
  item.x !== undefined && item.y !== undefined;

/** Whether the graph keeps the positions of the content: all roles have one, and none is folded. */
export const keepsPositions = <Item extends Partial<Position>>(
  items: Item[],
): items is (Item & Position)[] => items.length <= longCareer && items.every(isPositioned);

/** The connections that the graph draws: those of two roles that are not folded. */
export function drawnConnections(items: CareerItem[], connections: ResolvedConnection[]) {
  const { first } = foldRoles(items);
  return connections.filter((ends) => ends.every((end) => first.includes(end)));
}

/** The indices of the items connected to an item. */
export const neighbours = (index: number, connections: ResolvedConnection[]): number[] =>
  connections.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []));
