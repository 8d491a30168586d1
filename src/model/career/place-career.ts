/**
 * Gives cards and passing lines horizontal positions, in an order with few crossings (barycentre
 * method: Sugiyama, Tagawa and Toda 1981).
 */
import { defined } from '#lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { longCareer } from '#schema/constants.ts';
import { keepsPositions } from './career-graph.ts';
import { card, line, round, wayWidth } from './graph-measures.ts';

/** A node of a row: a card or, without an item, a line that passes the row. */
export type Node = { item?: number; row: number; x: number; below: Segment[]; above: Segment[] };

/**
 * A part of a connection, from one row to the next, or from a card to the other one of its row. It
 * starts and ends at the x of its nodes or, drawn (draw-lines.ts), beside it.
 */
type Segment = { low: Node; high: Node; start: number; end: number };

/** A connection from its lower end to its upper end. */
export type Chain = { ends: ResolvedConnection; segments: Segment[] };

/** How often rows are reordered, up and down: more sweeps did not improve 300 random careers. */
const sweeps = 6;

const isCard = ({ item }: Node) => item !== undefined;
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function makeNodes(rows: number[][], connections: ResolvedConnection[]) {
  const nodes = rows.map((items, row) =>
    items.map((item): Node => ({ item, row, x: 50, below: [], above: [] })),
  );
  const cards = new Map(nodes.flat().map((node) => [node.item, node]));
  const chains = connections.map((ends): Chain => {
    const both = ends.map((end) => defined(cards.get(end)));
    const [low, high] = both.sort((a, b) => a.row - b.row) as [Node, Node];
    const passing = nodes.slice(low.row + 1, high.row).map((row, i) => {
      const node: Node = { row: low.row + 1 + i, x: 50, below: [], above: [] };
      row.push(node);
      return node;
    });
    const path = [low, ...passing, high];
    const segments = path
      .slice(1)
      .map((node, i): Segment => ({ low: path[i] as Node, high: node, start: 50, end: 50 }));
    for (const segment of segments) {
      if (low.row === high.row) continue;
      segment.low.above.push(segment);
      segment.high.below.push(segment);
    }
    return { ends, segments };
  });
  return { nodes, chains };
}

/**
 * The ideal positions of a row's cards: evenly spread, or further right in a higher row. The pairs
 * of a long career stand close, so that its middle is not empty.
 */
function slots(count: number, row: number, rows: number, isLong: boolean): number[] {
  const climb = rows > 1 ? row / (rows - 1) : 0.5;
  const margin = card.width / 2 + 0.5;
  if (count === 1) {
    // Across the whole width, a climb of two rows would look flat.
    const inset = margin + (rows === 2 ? 6 : 0);
    return [inset + (100 - 2 * inset) * climb];
  }
  if (count === 2) {
    const half = isLong ? 19 : 45 - margin;
    const middle = margin + half + (100 - 2 * (margin + half)) * climb;
    return [middle - half, middle + half];
  }
  return [margin, 50, 100 - margin];
}

/**
 * Moves ascending values as little as possible, so that value i is at least `apart(i)` above the
 * one before it, and all are within limits.
 */
function keepApart(wanted: number[], apart: (i: number) => number, low: number, high: number) {
  const placed = [...wanted];
  for (const i of placed.keys())
    placed[i] = Math.max(defined(placed[i]), i === 0 ? low : defined(placed[i - 1]) + apart(i));
  for (const i of [...placed.keys()].reverse())
    placed[i] = Math.min(
      defined(placed[i]),
      i === placed.length - 1 ? high : defined(placed[i + 1]) - apart(i + 1),
    );
  return placed;
}

/** Places the ordered nodes of a row as near to their ideal positions as possible. */
function placeRow(nodes: Node[], wantedCards: number[], wantedLine: (node: Node) => number): void {
  const cards = nodes.filter(isCard);
  const ways: Node[][] = [[]];
  for (const node of nodes)
    if (isCard(node)) ways.push([]);
    else ways.at(-1)?.push(node);
  const half = card.width / 2;
  const lines = nodes.length - cards.length;
  const free = 100 - cards.length * card.width - 2 * line.clear * Math.max(cards.length - 1, 2);
  const apart = Math.min(line.apart, free / Math.max(lines, 1));
  const isInner = (way: number) => way > 0 && way < cards.length;
  const room = ways.map(({ length }, i) =>
    length > 0 || isInner(i) ? wayWidth(length, apart) : 0,
  );
  const [first = 0, last = 0] = [room[0], room.at(-1)];
  const distance = (i: number) => card.width + defined(room[i]);
  const positions = keepApart(wantedCards, distance, half + first, 100 - half - last);
  for (const [i, node] of cards.entries()) node.x = round(defined(positions[i]));
  for (const [i, way] of ways.entries()) {
    const left = i === 0 ? 0 : defined(positions[i - 1]) + half;
    const right = i === cards.length ? 100 : defined(positions[i]) - half;
    // Lines keep twice the distance from cards where there is room.
    const spare = (right - left - (way.length - 1) * apart) / 2;
    const clear = Math.max(line.clear, Math.min(2 * line.clear, spare));
    const [low, high] = [left + clear, right - clear];
    const wanted = keepApart(way.map(wantedLine), () => apart, low, high);
    for (const [j, node] of way.entries()) node.x = round(defined(wanted[j]));
  }
}

/** Moves lines between the outermost cards of a row, unless the row has only one card. */
function moveInward(nodes: Node[]): Node[] {
  const [first, last] = [nodes.findIndex(isCard), nodes.findLastIndex(isCard)];
  const [left, right] = [nodes[first], nodes[last]];
  if (!left || !right || left === right) return nodes;
  return [left, ...nodes.filter((node) => node !== left && node !== right), right];
}

/** The number of crossings between a row and the one above it. */
function countCrossings(row: Node[]): number {
  const lines = row.flatMap((node) => node.above.map(({ high }) => [node.x, high.x] as const));
  return lines.flatMap(([a, b], i) => lines.slice(0, i).filter(([c, d]) => (a - c) * (b - d) < 0))
    .length;
}

/**
 * Places a career, whose rows are indices of items, from the lowest. Returns the placed rows, and
 * the connections as chains through them.
 */
export function placeCareer(
  itemRows: number[][],
  items: CareerItem[],
  connections: ResolvedConnection[],
) {
  const { nodes: rows, chains } = makeNodes(itemRows, connections);
  const isGiven = keepsPositions(items);
  const givenPosition = ({ item = -1 }: Node) => (isGiven ? items[item]?.x : undefined);

  function place(r: number, wantedLine: (node: Node) => number) {
    const row = rows[r] ?? [];
    const cards = row.filter(isCard);
    const free = slots(cards.length, r, rows.length, items.length >= longCareer);
    const wanted = cards.map((node, i) => givenPosition(node) ?? defined(free[i]));
    placeRow(row, wanted, wantedLine);
  }

  /** Orders a row by the average positions of its nodes' neighbours. */
  function order(r: number, side: 'below' | 'above') {
    const otherEnds = (node: Node) =>
      node[side].map(({ low, high }) => (side === 'below' ? low : high).x);
    const middle = (node: Node) => (node[side].length > 0 ? mean(otherEnds(node)) : node.x);
    const keys = new Map(
      defined(rows[r]).map((node) => [node, givenPosition(node) ?? middle(node)]),
    );
    // The way of a long career ends at its latest role, on the right.
    const endsRight = r === rows.length - 1 && items.length >= longCareer && !isGiven;
    const key = (node: Node) => (endsRight && node.item) || defined(keys.get(node));
    rows[r] = moveInward(defined(rows[r]).toSorted((a, b) => key(a) - key(b)));
    place(r, key);
  }

  const upwards = [...rows.keys()];
  let fewest = Number.POSITIVE_INFINITY;
  let best: Node[][] = rows;
  for (const r of upwards) order(r, 'below');
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
    for (const r of upwards.toReversed().slice(1)) order(r, 'above');
    for (const r of upwards.slice(1)) order(r, 'below');
    const crossings = rows.reduce((sum, row) => sum + countCrossings(row), 0);
    if (crossings < fewest) [fewest, best] = [crossings, [...rows]];
  }
  rows.splice(0, rows.length, ...best);
  // In the final order, lines pass a row straight from where they enter it.
  const straight = ({ below: [before], above: [after] }: Node) =>
    before && !isCard(before.low) ? before.low.x : mean([before?.low.x ?? 50, after?.high.x ?? 50]);
  for (const r of upwards) place(r, straight);
  return { rows, chains };
}
