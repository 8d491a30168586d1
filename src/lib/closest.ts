import { distance } from 'fastest-levenshtein';

/**
 * The name that a misspelled one probably means: two letters, or a third of them, differ; upper and
 * lower case do not count.
 */
export function closestName(name: string, names: string[]): string | undefined {
  const maxDistance = name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = names
    .map((other) => ({ other, differing: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.differing - b.differing);
  return nearest && nearest.differing <= maxDistance ? nearest.other : undefined;
}

/** A name as people see it: without invisible characters, with one kind of space. */
const visiblePart = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Says which of some names was probably meant; empty if none is similar. */
export function describeSimilar(name: string, names: string[]): string {
  const twin = names.find((other) => other !== name && visiblePart(other) === visiblePart(name));
  if (twin !== undefined) {
    const letters = [...twin.normalize('NFC')];
    const odd =
      letters.find((letter, i) => letter !== [...name.normalize('NFC')][i]) ?? letters.at(-1) ?? '';
    const code = odd.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `: '${twin}' differs in an invisible character (U+${code}): rename it to '${visiblePart(twin)}', here too`;
  }
  const similar = closestName(name, names);
  return similar ? `: did you mean '${similar}'?` : '';
}
