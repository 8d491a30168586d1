/** Chinese and Japanese characters, for a class in a pattern. */
export const chineseOrJapanese = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

/** Scripts without spaces between words: a dictionary must split these, which is slow. */
const unspaced = `${chineseOrJapanese}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}`;
const isUnspaced = new RegExp(`^[${unspaced}]`, 'v');

/** Characters between the parts of a compound: 'e-mail', 'don’t'. */
const joints = "\\-\\u2010\\u2011'’";
const joint = new RegExp(`[${joints}]`, 'gv');

/** Text in such a script, or a word, which may be a compound or end like 'C#' and 'C++'. */
const characters = `[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]`;
const run = new RegExp(
  `[${unspaced}]+|${characters}+(?:[${joints}]${characters}+)*(?:[#+]+(?!${characters}))?`,
  'gv',
);

/** The words of a text in any script. A compound is one word. */
export const wordsIn = (text: string): string[] =>
  (text.match(run) ?? []).flatMap((word) => {
    if (!isUnspaced.test(word)) return word;
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word);
    return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
  });

/** Letters that Unicode does not decompose. */
const plainLetters = new Map(
  Object.entries({ þ: 'th', ð: 'd', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ı: 'i' }),
);

/** A word as the search compares it: without case, accents, wide forms and joints. */
export const comparableWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(joint, '')
    // Makes 'ß' equal to 'ss', by its capital 'SS'.
    .toUpperCase()
    .toLowerCase()
    .replace(/[^a-z]/g, (letter) => plainLetters.get(letter) ?? letter);

/** The parts of a compound; any other word is its only part. */
export const partsOf = (word: string) => word.split(joint);

/** The words under which a search indexes this one: their beginnings find it. */
export const searchableWords = (word: string): string[] =>
  (isUnspaced.test(word)
    ? Array.from(word, (_, i) => [...word].slice(i).join(''))
    : [...new Set([word, ...partsOf(word)])]
  ).map(comparableWord);
