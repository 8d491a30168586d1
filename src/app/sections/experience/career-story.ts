import { defined } from '#lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import type { FullWords } from '#schema/words.ts';

export type CareerStory = { level: string; origin: string; outcome: string };

/**
 * The connections of a role in sentences: the roles it came from and those it led to; before them
 * its level, if levels claim something. For visitors who cannot see the lines, and partly for paper.
 */
export function careerStory(
  index: number,
  items: CareerItem[],
  connections: ResolvedConnection[],
  { comma, experience: words }: Pick<FullWords, 'comma' | 'experience'>,
  claimsLevels: boolean,
): CareerStory {
  const at = (ends: number[]) =>
    ends
      .flatMap((end) => items[end] ?? [])
      .map(({ title, company }) => words.role(title, company))
      .join(comma);
  const before = at(connections.flatMap(([from, to]) => (to === index ? [from] : [])));
  const after = at(connections.flatMap(([from, to]) => (from === index ? [to] : [])));
  return {
    level: claimsLevels ? words.atLevel(defined(items[index]).level) : '',
    origin: before && words.cameFrom(before),
    outcome: after && words.ledTo(after),
  };
}
