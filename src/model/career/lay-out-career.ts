import { defined } from '#lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { careerCard } from '#schema/constants.ts';
import { type CareerGraph, drawnConnections, keepsPositions } from './career-graph.ts';
import { divideIntoRows } from './career-rows.ts';
import { drawLines, rowTrack } from './draw-lines.ts';
import { round } from './graph-measures.ts';
import { placeCareer } from './place-career.ts';

/**
 * The minimum share of the graph's height for each space, from the top: with given positions,
 * nearly the height between the rows, so that roles keep their positions; otherwise 0.
 */
function spaceShares(rows: number[][], items: CareerItem[]): number[] {
  if (!keepsPositions(items)) return [0, ...rows.map(() => 0)];
  const { heightPercent } = careerCard;
  const middles = rows
    .map((row) => row.reduce((sum, index) => sum + defined(items[index]).y, 0) / row.length)
    .reverse();
  const edges = [-heightPercent / 2, ...middles, 100 + heightPercent / 2];
  return edges
    .slice(1)
    .map((edge, i) => round((Math.max(0, edge - defined(edges[i]) - heightPercent) / 100) * 0.85));
}

/** The levels beside the rows, from the top. Positions can bring roles of two levels into one row. */
function levelsOfRows(rows: number[][], items: CareerItem[]): CareerGraph['levelLines'] {
  const lines = rows.flatMap((row, i) => {
    const [level = 0, ...others] = new Set(row.map((index) => defined(items[index]).level));
    return others.length === 0 ? [{ level, track: rowTrack(i, rows.length) }] : [];
  });
  return new Set(lines.map(({ level }) => level)).size > 1 ? lines.reverse() : [];
}

/**
 * Lays out a career. Rows are as high as their texts need. Lines are curves between rows and pass
 * rows between cards, so they never touch a card that they do not connect.
 */
export function layOutCareer(items: CareerItem[], all: ResolvedConnection[]): CareerGraph {
  const connections = drawnConnections(items, all);
  const itemRows = divideIntoRows(items, connections);
  const { rows, chains } = placeCareer(itemRows, items, connections);
  const spans = drawLines(rows, chains);
  const shares = spaceShares(itemRows, items);
  const cards = new Map(rows.flat().map((node) => [node.item, node]));
  return {
    items: items.map((item, index) => {
      const node = cards.get(index);
      return node ? { ...item, x: node.x, row: node.row } : item;
    }),
    connections,
    spaces: shares.map((share, i) => ({
      share,
      lines: rows.at(-i)?.reduce((sum, { below }) => sum + below.length, 0) ?? 0,
    })),
    levelLines: levelsOfRows(itemRows, items),
    spans,
  };
}
