/** Names for files and URLs: lower-case words with hyphens, in ASCII. */
import anyAscii from 'any-ascii';

/** Whether a name is valid. It needs a letter, since numbers are the index's pages. */
export const isSlug = (name: string) => /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/**
 * Turns a name into a slug: 'Über uns' is 'uber-uns', '工程師' is 'gong-cheng-shi'. It begins with the
 * fallback if no letter remains.
 */
export function slug(name: string, fallback: string): string {
  const spaced = name
    .normalize('NFC')
    // Symbols that become words: 'C#' and 'C++' must differ from 'C'.
    .replaceAll('#', ' sharp ')
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    // Every Han character becomes a word.
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/['’]/g, '');
  const words =
    anyAscii(spaced)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const short: string[] = [];
  for (const word of words) if ([...short, word].join('-').length <= 80) short.push(word);
  const better = short.join('-');
  return isSlug(better) ? better : [fallback, ...short].join('-');
}

/** A name that is not taken, with a number if necessary. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
