/** Divides roles into rows, from the lowest to the highest. */
import { defined } from '#lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { careerCard, longCareer } from '#schema/constants.ts';
import { foldRoles } from '#schema/role-facts.ts';
import { keepsPositions, neighbours } from './career-graph.ts';
import { card, lineRoom } from './graph-measures.ts';

type Rows = number[][];

const areConnected = (a: number, b: number, connections: ResolvedConnection[]) =>
  neighbours(a, connections).includes(b);

/** Rows for given positions: cards at a similar height that fit next to each other. */
function rowsOfPositions(items: { x: number; y: number }[], connections: ResolvedConnection[]) {
  const rows: Rows = [];
  const byHeight = [...items.entries()].sort(([a, low], [b, high]) => high.y - low.y || a - b);
  for (const [index, { x, y }] of byHeight) {
    const row = rows.at(-1);
    const first = items[row?.[0] ?? -1];
    const fits = row?.every(
      (other) =>
        Math.abs(defined(items[other]).x - x) >= card.width &&
        !areConnected(index, other, connections),
    );
    if (row && fits && first && first.y - y < careerCard.heightPercent) row.push(index);
    else rows.push([index]);
  }
  return rows;
}

/**
 * Rows for levels: as many as a level needs, evenly filled. Connected roles share a row only in a
 * long career, and only with each other: their line needs the space between them.
 */
function rowsOfLevels(items: CareerItem[], connections: ResolvedConnection[]): Rows {
  const drawn = foldRoles(items).first.sort((a, b) => a - b);
  const levels = [...new Set(drawn.map((index) => defined(items[index]).level))];
  return levels
    .sort((a, b) => a - b)
    .flatMap((level) => {
      const members = drawn.filter((index) => items[index]?.level === level);
      const most = Math.ceil(members.length / Math.ceil(members.length / card.perRow));
      const rows: Rows = [[]];
      for (const index of members) {
        const row = rows.at(-1) as number[];
        const joins = (role: number) => row.some((other) => areConnected(role, other, connections));
        const fits = joins(index)
          ? row.length === 1 && items.length >= longCareer
          : row.length < most && !row.some(joins);
        if (fits) row.push(index);
        else rows.push([index]);
      }
      return rows;
    });
}

/** For each row, the number of connections that pass it. */
function passing(rows: Rows, connections: ResolvedConnection[]): number[] {
  const rowByRole = new Map(rows.flatMap((row, r) => row.map((index) => [index, r] as const)));
  const reach = connections.map((ends) =>
    ends.map((end) => defined(rowByRole.get(end))).sort((a, b) => a - b),
  );
  return rows.map((_, r) => reach.filter(([low = 0, high = 0]) => low < r && r < high).length);
}

/**
 * Divides the roles of the graph into rows: by position if all have one, otherwise by level. A row
 * without room for the lines that pass it is split.
 */
export function divideIntoRows(items: CareerItem[], connections: ResolvedConnection[]): Rows {
  let rows = keepsPositions(items)
    ? rowsOfPositions(items, connections)
    : rowsOfLevels(items, connections);
  for (;;) {
    const passers = passing(rows, connections);
    const tight = rows.findIndex(
      (row, r) => row.length > 1 && lineRoom(row.length) < defined(passers[r]),
    );
    if (tight === -1) return rows;
    rows = rows.flatMap((row, r) => {
      const half = Math.ceil(row.length / 2);
      return r === tight ? [row.slice(0, half), row.slice(half)] : [row];
    });
  }
}
