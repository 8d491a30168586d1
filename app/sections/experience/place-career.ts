/**
 * Lays out a career whose content leaves positions out. Runs when the site is built (app/pages/career.build.ts), so that
 * the layout library is never shipped.
 */
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { CareerConnection, CareerItem } from '#content/career.ts';
import { careerCard } from '../../specification.ts';
import { type CareerGraph, isPlaced, readingOrder, round, strata } from './geometry.ts';

/** The least distance between the centres of two cards of one row, in percent: a card and a gap. */
const pitch = careerCard.mediumWidthPercent + 3;
const leftmost = careerCard.mediumWidthPercent / 2 + 0.5;
const rightmost = 100 - leftmost;

/** A level of this many items is as wide as the graph; a wider one is folded into rows that leave its lines room. */
const rowsOf = (items: number) => (items <= 3 ? 1 : Math.ceil((items - 1) / 2));

type Connected = { items: CareerItem[]; connections: CareerConnection[] };

/** Where a layered layout (Sugiyama's, by ELK) puts the items from left to right, in no particular unit. */
async function horizontalOrder({ items, connections }: Connected): Promise<number[]> {
  const levelOf = (index: number) => items[index]?.level ?? 0;
  const graph: ElkNode = {
    id: 'career',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'UP',
      'elk.partitioning.activate': 'true',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': '0',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: items.map(({ level }, index) => ({
      id: `${index}`,
      width: pitch,
      height: 10,
      layoutOptions: { 'elk.partitioning.partition': `${level}` },
    })),
    edges: connections.map(([from, to], index) => {
      const [source, target] = levelOf(from) <= levelOf(to) ? [from, to] : [to, from];
      return { id: `edge ${index}`, sources: [`${source}`], targets: [`${target}`] };
    }),
  };
  const { children = [] } = await new ELK().layout(graph);
  const x = new Map(children.map((node) => [node.id, node.x ?? 0]));
  return items.map((_, index) => x.get(`${index}`) ?? 0);
}

/** Moves the cards of one row, from left to right, as little as keeps them apart and inside the graph. */
function spread(wanted: number[]): number[] {
  const placed: number[] = [];
  for (const [i, x] of wanted.entries())
    placed.push(Math.max(leftmost, x, (placed[i - 1] ?? Number.NEGATIVE_INFINITY) + pitch));
  for (let i = placed.length - 1; i >= 0; i--) {
    const limit = i === placed.length - 1 ? rightmost : (placed[i + 1] ?? 0) - pitch;
    placed[i] = Math.min(placed[i] ?? 0, limit);
  }
  return placed;
}

/**
 * A career with a place for every item. Where the content places all of them, those are the places; otherwise all are
 * laid out: levels from bottom to top, each in as many rows as it needs, with few crossings.
 */
export async function placeCareer({ items, connections }: Connected): Promise<CareerGraph> {
  if (items.every(isPlaced)) return { items, connections, rows: careerCard.rows, strata: strata(items) };
  const order = await horizontalOrder({ items, connections });
  const [low, high] = [Math.min(...order), Math.max(...order)];
  // Centred, and squeezed only where it is wider than the graph.
  const scale = Math.min(1, (rightmost - leftmost) / (high - low || 1));
  const wanted = order.map((x) => 50 + (x - (low + high) / 2) * scale);

  const levels = [...new Set(items.map(({ level }) => level))].sort((a, b) => b - a);
  const members = (level: number) => readingOrder(items).filter((index) => items[index]?.level === level);
  const rows = levels.reduce((sum, level) => sum + rowsOf(members(level).length), 0);
  const rowHeight = 100 / Math.max(1, rows);
  const places = new Map<number, { x: number; y: number }>();
  const lines: CareerGraph['strata'] = [];
  let above = 0;
  for (const level of levels) {
    const here = members(level).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    const count = rowsOf(here.length);
    for (let row = 0; row < count; row++) {
      // Dealt out from left to right like cards: neighbours stand in different rows, as bricks do.
      const inRow = here.filter((_, i) => i % count === row);
      const y = round((above + row + 0.5) * rowHeight);
      for (const [i, x] of spread(inRow.map((index) => wanted[index] ?? 50)).entries())
        places.set(inRow[i] ?? -1, { x: round(x), y });
    }
    above += count;
    lines.push({ level, y: round((above - 0.5) * rowHeight) });
  }
  return {
    items: items.map((item, index) => ({ ...item, ...(places.get(index) ?? { x: 50, y: 50 }) })),
    connections,
    rows: Math.max(careerCard.rows, rows),
    strata: lines,
  };
}
