import { distance, closest as nearest } from 'fastest-levenshtein';

/** The name that a misspelled one probably means: two letters, or a third of them, differ. */
export function closestName(name: string, names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  const found = nearest(name.toLowerCase(), names);
  const differing = distance(name.toLowerCase(), found.toLowerCase());
  const most = name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
  return differing <= most ? found : undefined;
}
