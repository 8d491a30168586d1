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

/**
 * Lays out a career. Rows are as high as their texts need. Lines are curves between rows and pass
 * rows between cards, so they never touch a card that they do not connect.
 */
export function layOutCareer(items: CareerItem[], all: ResolvedConnection[]): CareerGraph {
  const connections = drawnConnections(items, all);
  const itemRows = divideIntoRows(items, connections);
  const drawn = itemRows.flat();
  const { rows, chains } = placeCareer(itemRows, items, connections);
  const spans = drawLines(rows, chains);
  const shares = spaceShares(itemRows, items);
  const cards = new Map(rows.flat().map((node) => [node.item, node]));
  const levels = [...new Set(drawn.map((index) => defined(items[index]).level))].sort(
    (a, b) => b - a,
  );
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
    levelLines: (levels.length > 1 ? levels : []).map((level) => {
      const rowsOfLevel = drawn.flatMap((index) =>
        items[index]?.level === level ? [defined(cards.get(index)).row] : [],
      );
      return { level, track: rowTrack(Math.min(...rowsOfLevel), rows.length) };
    }),
    spans,
  };
}
