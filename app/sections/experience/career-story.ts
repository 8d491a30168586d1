import type { CareerConnection, CareerItem } from '#content/career.ts';

const named = ({ title, company }: Pick<CareerItem, 'title' | 'company'>) => `${title} (${company})`;

const list = (items: CareerItem[]) => items.map(named).join(', ');

/**
 * What the lines of the graph say about one role, in words: its level, where it came from and where it led. Read to
 * who cannot see the lines, and printed.
 */
export function careerStory(index: number, items: CareerItem[], connections: CareerConnection[]): string {
  const at = (ends: number[]) => ends.flatMap((end) => items[end] ?? []);
  const before = at(connections.flatMap(([from, to]) => (to === index ? [from] : [])));
  const after = at(connections.flatMap(([from, to]) => (from === index ? [to] : [])));
  return [
    `Level ${items[index]?.level ?? 0}.`,
    before.length > 0 && `Came from ${list(before)}.`,
    after.length > 0 && `Led to ${list(after)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
