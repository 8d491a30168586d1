/** Draws the connections of a laid-out career. */
import type { CareerGraph } from './career-graph.ts';
import { line, round } from './graph-measures.ts';
import type { Chain, Node } from './place-career.ts';

/** A part of a line, from bottom to top: its grid tracks, and its horizontal start and end. */
type Piece = { from: number; to: number; start: number; end: number };

/** The grid track of a row of cards, counted from the top. The track before it is a space. */
export const rowTrack = (row: number, rows: number) => 2 * (rows - row);

/**
 * The points where lines leave or enter a card: around the middle of its edge, in the order of the
 * lines' other ends, so that lines of one card do not cross near it.
 */
function placePorts({ item, x, above, below }: Node): void {
  const portAt = (i: number, count: number) => {
    const step = item === undefined ? 0 : Math.min(line.ports, line.edge / Math.max(1, count - 1));
    return round(x + (i - (count - 1) / 2) * step);
  };
  for (const [i, segment] of above.toSorted((a, b) => a.high.x - b.high.x).entries())
    segment.start = portAt(i, above.length);
  for (const [i, segment] of below.toSorted((a, b) => a.low.x - b.low.x).entries())
    segment.end = portAt(i, below.length);
}

const isStraight = ({ start, end }: Piece) => start === end;

/** A chain's pieces: curves between rows and straight lines past them, joined if possible. */
function chainPieces({ segments }: Chain, rows: number): Piece[] {
  const all = segments.flatMap(({ low, high, start, end }, i): Piece[] => {
    const row = rowTrack(high.row, rows);
    if (low.row === high.row) return [{ from: row, to: row, start: low.x, end: high.x }];
    const isPort = Math.abs(start - end) < 1 && high.item !== undefined;
    const piece = { from: row + 1, to: row + 2, start, end: isPort ? start : end };
    if (i === segments.length - 1) return [piece];
    return [piece, { from: row, to: row + 1, start: high.x, end: high.x }];
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
  rows.flat().forEach(placePorts);
  const spans = new Map<string, CareerGraph['spans'][number]>();
  for (const chain of chains)
    for (const piece of chainPieces(chain, rows.length)) {
      const { from, to } = piece;
      const span = spans.get(`${from} ${to}`) ?? { from, to, lines: [] };
      spans.set(`${from} ${to}`, span);
      span.lines.push({ ends: chain.ends, d: piecePath(piece) });
    }
  return [...spans.values()];
}
