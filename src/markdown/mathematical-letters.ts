/**
 * Characters of mathematical alphabets (Unicode, Mathematical Alphanumeric Symbols). They replace
 * `mathvariant`, whose only value in MathML Core is `normal` (https://www.w3.org/TR/mathml-core/).
 */

/** The first code points of A, a, 0, Α and α in each alphabet. */
const alphabets: Record<string, (number | undefined)[]> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce, 0x1d6a8, 0x1d6c2],
  italic: [0x1d434, 0x1d44e, undefined, 0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d468, 0x1d482, 0x1d7ce, 0x1d71c, 0x1d736],
  script: [0x1d49c, 0x1d4b6],
  'bold-script': [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'bold-fraktur': [0x1d56c, 0x1d586],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec, 0x1d756, 0x1d770],
  'sans-serif-italic': [0x1d608, 0x1d622],
  'sans-serif-bold-italic': [0x1d63c, 0x1d656, undefined, 0x1d790, 0x1d7aa],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** The ranges of characters in an alphabet, in the order of the code points above. */
const ranges = ['AZ', 'az', '09', 'ΑΩ', 'αω'].map((ends) =>
  [...ends].map((character) => character.codePointAt(0) ?? 0),
);

/** Letters that Unicode had before: the alphabets have gaps at their code points. */
const earlier = new Map<string | undefined, string>(
  Object.entries({
    italic: 'hℎ',
    script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
    fraktur: 'CℭHℌIℑRℜZℨ',
    'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
  }).flatMap(([alphabet, pairs]) =>
    (pairs.match(/../gu) ?? []).map((pair) => [`${alphabet}${pair[0]}`, `${pair[1]}`] as const),
  ),
);

/**
 * Converts a text to a mathematical alphabet. Characters that it does not have are unchanged.
 *
 * @param alphabet a value of `mathvariant`.
 */
export const toAlphabet = (text: string, alphabet: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const i = ranges.findIndex(([first = 0, last = 0]) => code >= first && code <= last);
      const start = alphabets[alphabet]?.[i];
      if (start === undefined) return character;
      return (
        earlier.get(alphabet + character) ??
        String.fromCodePoint(start + code - (ranges[i]?.[0] ?? 0))
      );
    })
    .join('');
