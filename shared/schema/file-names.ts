/** Names of files and addresses: lower-case words with hyphens, in the letters that every address can have. */
import anyAscii from 'any-ascii';

/** One of the words has a letter: `/blog/2` is a page of the index. */
export const isSlug = (name: string) => /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** Signs that tell one name from another. */
const spokenSigns: [RegExp, string][] = [
  [/#/g, ' sharp '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
];

/**
 * A name as an address has it: 'Über uns' is 'uber-uns', '工程師' is 'gong-cheng-shi'.
 *
 * @param fallback what it begins with where no letter is left.
 */
export function slug(name: string, fallback: string): string {
  const spoken = spokenSigns.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    name.normalize('NFC'),
  );
  // Every Han character is a word: written together, its readings cannot be told apart.
  const spaced = spoken.replace(/\p{Script=Han}/gu, ' $& ').replace(/['’]/g, '');
  const words =
    anyAscii(spaced)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const short: string[] = [];
  for (const word of words) if ([...short, word].join('-').length <= 80) short.push(word);
  const better = short.join('-');
  return isSlug(better) ? better : [fallback, ...short].join('-');
}

/** A name that no other has: with a number where one has it already. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(own)) return own;
  }
}
