/**
 * The keyboard pattern of the career's cards. Every card is a tab stop, in reading order. On a
 * card:
 *
 * | key | graph | timeline |
 * |---|---|---|
 * | Arrow up | a role this one led to | the card above |
 * | Arrow down | a role this one came from | the card below |
 * | Arrow left, right | the sibling on the same level | |
 * | Home, End | the first and the last card | the first and the last card |
 * | Enter, Space | toggle, as on any button | toggle |
 *
 * Of several roles up or down, the straightest one comes first. The browser handles other keys.
 */

import { defined } from '#lib/defined.ts';
import type { ResolvedConnection } from '#schema/career.ts';
import { type PlacedItem, readingOrder } from '#schema/career-graph.ts';

type Placed = Pick<PlacedItem, 'level' | 'x' | 'start'>;

export type Layout = 'graph' | 'timeline';

/**
 * The index of the card that a key moves the focus to; undefined if there is none.
 *
 * @param key a `KeyboardEvent.key`.
 */
export function cardToFocus(
  key: string,
  from: number,
  items: Placed[],
  connections: ResolvedConnection[],
  layout: Layout,
): number | undefined {
  const order = readingOrder(items);
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  if (layout === 'timeline') {
    const place = order.indexOf(from);
    if (key === 'ArrowUp') return order[place - 1];
    return key === 'ArrowDown' ? order[place + 1] : undefined;
  }
  const here = items[from];
  if (!here) return undefined;
  const x = (index: number) => defined(items[index]).x;
  const nearest = (indices: number[]) =>
    indices.toSorted((a, b) => Math.abs(x(a) - here.x) - Math.abs(x(b) - here.x))[0];
  const siblings = order.filter((index) => index !== from && items[index]?.level === here.level);
  switch (key) {
    case 'ArrowUp':
      return nearest(connections.flatMap(([start, end]) => (start === from ? [end] : [])));
    case 'ArrowDown':
      return nearest(connections.flatMap(([start, end]) => (end === from ? [start] : [])));
    case 'ArrowLeft':
      return nearest(siblings.filter((index) => x(index) < here.x));
    case 'ArrowRight':
      return nearest(siblings.filter((index) => x(index) > here.x));
    default:
      return undefined;
  }
}
