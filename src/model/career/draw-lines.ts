/** Draws the connections of a laid-out career. */
import { defined } from '#lib/defined.ts';
import type { CareerGraph } from './career-graph.ts';
import { line, round } from './graph-measures.ts';
import type { Chain, Node, Segment } from './place-career.ts';

/** A part of a line, from bottom to top: its grid tracks, and its horizontal start and end. */
type Piece = { from: number; to: number; start: number; end: number };

/** The grid track of a row of cards, counted from the top. The track before it is a space. */
export const rowTrack = (row: number, rows: number) => 2 * (rows - row);

/**
 * The points where lines leave or enter a card: around the middle of its edge, in the order of the
 * lines' other ends, so that lines of one card do not cross near it.
 */
function placePorts(node: Node, side: 'below' | 'above'): [Segment, number][] {
  const otherX = ({ low, high }: Segment) => (side === 'below' ? low : high).x;
  const segments = node[side].toSorted((a, b) => otherX(a) - otherX(b));
  const step =
    node.item === undefined
      ? 0
      : Math.min(line.ports, line.edge / Math.max(1, segments.length - 1));
  return segments.map((segment, i) => [
    segment,
    round(node.x + (i - (segments.length - 1) / 2) * step),
  ]);
}

const isStraight = ({ start, end }: Piece) => start === end;

/** A chain's pieces: curves between rows and straight lines past them, joined if possible. */
function chainPieces(
  { segments }: Chain,
  rows: number,
  starts: Map<Segment, number>,
  ends: Map<Segment, number>,
): Piece[] {
  const all = segments.flatMap((segment): Piece[] => {
    const { low, high } = segment;
    const row = rowTrack(high.row, rows);
    if (low.row === high.row) return [{ from: row, to: row, start: low.x, end: high.x }];
    const track = row + 1;
    const piece = {
      from: track,
      to: track + 1,
      start: defined(starts.get(segment)),
      end: defined(ends.get(segment)),
    };
    if (segment === segments.at(-1)) return [piece];
    return [piece, { from: row, to: track, start: high.x, end: high.x }];
  });
  return all.reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (last && isStraight(last) && isStraight(piece)) last.from = piece.from;
    else pieces.push({ ...piece });
    return pieces;
  }, []);
}

/**
 * A path in a box of 100 by 100, vertical at both ends; between the cards of a row it is horizontal
 * there. That rises, too: it shows which role came first.
 */
function piecePath({ from, to, start, end }: Piece): string {
  if (from === to) return start < end ? 'M0 65C50 65 50 35 100 35' : 'M100 65C50 65 50 35 0 35';
  return start === end ? `M${start} 100V0` : `M${start} 100C${start} 50 ${end} 50 ${end} 0`;
}

/** The lines of a career, grouped by the grid tracks that they span. */
export function drawLines(rows: Node[][], chains: Chain[]): CareerGraph['spans'] {
  const nodes = rows.flat();
  const starts = new Map(nodes.flatMap((node) => placePorts(node, 'above')));
  const ends = new Map(nodes.flatMap((node) => placePorts(node, 'below')));
  const spans = new Map<string, CareerGraph['spans'][number]>();
  for (const chain of chains) {
    for (const piece of chainPieces(chain, rows.length, starts, ends)) {
      const { from, to } = piece;
      const span = spans.get(`${from} ${to}`) ?? { from, to, lines: [] };
      spans.set(`${from} ${to}`, span);
      span.lines.push({ ends: chain.ends, d: piecePath(piece) });
    }
  }
  return [...spans.values()];
}
