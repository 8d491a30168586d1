import { distance } from 'fastest-levenshtein';

/**
 * The name that a misspelled one probably means: two letters, or a third of them, differ; upper and
 * lower case do not count.
 */
export function closestName(name: string, names: string[]): string | undefined {
  const most = name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = names
    .map((other) => ({ other, differing: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.differing - b.differing);
  return nearest && nearest.differing <= most ? nearest.other : undefined;
}
