/**
 * Characters of mathematical alphabets (Unicode, Mathematical Alphanumeric Symbols). They replace
 * `mathvariant`, whose only value in MathML Core is `normal` (https://www.w3.org/TR/mathml-core/).
 */

/** Blocks of alphabets that follow one another: their characters, first code point and names. */
const blocks: [characters: string, first: number, alphabets: string][] = [
  [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    0x1d400,
    'bold italic bold-italic script bold-script fraktur double-struck bold-fraktur sans-serif bold-sans-serif sans-serif-italic sans-serif-bold-italic monospace',
  ],
  [
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ',
    0x1d6a8,
    'bold italic bold-italic bold-sans-serif sans-serif-bold-italic',
  ],
  ['0123456789', 0x1d7ce, 'bold double-struck sans-serif bold-sans-serif monospace'],
];

/** Letters that Unicode had before: the blocks have gaps at their code points. */
const earlier = {
  italic: 'hℎ',
  script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  fraktur: 'CℭHℌIℑRℜZℨ',
  'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
};

/** The characters by the name of their alphabet and the usual character. */
const mathematical = new Map<string, string>();
for (const [characters, first, alphabets] of blocks)
  for (const [i, alphabet] of alphabets.split(' ').entries())
    for (const [j, character] of [...characters].entries())
      mathematical.set(
        alphabet + character,
        String.fromCodePoint(first + i * characters.length + j),
      );
for (const [alphabet, pairs] of Object.entries(earlier))
  for (const [, usual, character = ''] of pairs.matchAll(/(.)(.)/gu))
    mathematical.set(`${alphabet}${usual}`, character);

/**
 * Converts a text to a mathematical alphabet. Characters that it does not have are unchanged.
 *
 * @param alphabet a value of `mathvariant`.
 */
export const toAlphabet = (text: string, alphabet: string): string =>
  text.replace(/./gu, (character) => mathematical.get(alphabet + character) ?? character);
