import type { CareerConnection, CareerItem } from '#content/career.ts';

const named = ({ title, company }: Pick<CareerItem, 'title' | 'company'>) => `${title} (${company})`;

const list = (items: CareerItem[]) => items.map(named).join(', ');

export type CareerStory = { level: string; origin: string; outcome: string };

/** A whole story as one text. */
export const storyText = (story: CareerStory) => Object.values(story).filter(Boolean).join(' ');

/**
 * What the lines of the graph say about one role, in sentences: its level, where it came from and where it led. Read to
 * who cannot see the lines; where it came from is printed.
 */
export function careerStory(index: number, items: CareerItem[], connections: CareerConnection[]): CareerStory {
  const at = (ends: number[]) => ends.flatMap((end) => items[end] ?? []);
  const before = at(connections.flatMap(([from, to]) => (to === index ? [from] : [])));
  const after = at(connections.flatMap(([from, to]) => (from === index ? [to] : [])));
  return {
    level: `Level ${items[index]?.level ?? 0}.`,
    origin: before.length > 0 ? `Came from ${list(before)}.` : '',
    outcome: after.length > 0 ? `Led to ${list(after)}.` : '',
  };
}
