import { distance } from 'fastest-levenshtein';

/**
 * Finds the name that a misspelled one probably means. One of up to four characters may differ, two
 * of up to eight, otherwise a third. Case is ignored.
 */
export function closestName(name: string, names: string[]): string | undefined {
  const maxDistance = name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = names
    .map((other) => ({ other, differing: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.differing - b.differing);
  return nearest && nearest.differing <= maxDistance ? nearest.other : undefined;
}

/** A name as people see it: without invisible characters, with ordinary spaces. */
const visiblePart = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A suggestion of a similar name, for an error message; empty if none is similar. */
export function describeSimilar(name: string, names: string[]): string {
  const lookalike = names.find(
    (other) => other !== name && visiblePart(other) === visiblePart(name),
  );
  if (lookalike !== undefined) {
    const characters = [...lookalike.normalize('NFC')];
    const differing =
      characters.find((character, i) => character !== [...name.normalize('NFC')][i]) ??
      characters.at(-1) ??
      '';
    const code = differing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `: '${lookalike}' differs in an invisible character (U+${code}): rename it to '${visiblePart(lookalike)}', here too`;
  }
  const similar = closestName(name, names);
  return similar ? `: did you mean '${similar}'?` : '';
}
