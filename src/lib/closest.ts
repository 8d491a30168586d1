import { distance } from 'fastest-levenshtein';

/** The name that a misspelled one probably means. Case and a third of it may differ. */
export function closestName(name: string, names: string[]): string | undefined {
  const maxDistance = name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = names
    .map((other) => ({ other, differing: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.differing - b.differing);
  return nearest && nearest.differing <= maxDistance ? nearest.other : undefined;
}
