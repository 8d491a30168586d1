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

/** Names of fields that people use for the same thing. */
const synonyms = [
  'link url href address website homepage',
  'picture image img photo portrait avatar cover',
  'title name label heading position role',
  'tagline subtitle headline',
  'description summary excerpt abstract about text',
  'skills topics tags keywords technologies',
  'start startDate from began',
  'end endDate to until',
  'place location city',
  'company employer organization institution',
  'github repository repo code source',
  'email mail mailbox',
  'date published pubDate releaseDate',
  'updated modified lastmod',
  'alt caption',
  'lang language locale',
  'aliases redirects',
].map((group) => group.split(' '));

/** The field that an unknown one probably means: a misspelled one, or a synonym. */
export const meantField = (name: string, fields: string[]): string | undefined =>
  closestName(name, fields) ??
  synonyms.find((group) => group.includes(name))?.find((other) => fields.includes(other));

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
