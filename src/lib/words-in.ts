import { asciiDigits } from './ascii-digits.ts';

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

/** Letters that are typed for one another, and that Unicode does not decompose. */
const plainLetters = new Map(
  Object.entries({
    ...{ þ: 'th', ð: 'd', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ı: 'i' },
    ...{ ة: 'ه', ہ: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' },
  }),
);

/** Marks that writers leave out, and the line that lengthens Arabic words; not the marks of kana. */
const optionalMarks =
  /\u0640|[[\p{Mn}&&[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]]--[\u3099\u309a]]/gv;

const toHiragana = (letter: string) =>
  String.fromCodePoint(Number(letter.codePointAt(0)) - 'ア'.charCodeAt(0) + 'あ'.charCodeAt(0));

/** A word as the search compares it: without case, optional marks, other forms and joints. */
export const comparableWord = (word: string) =>
  asciiDigits(word)
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .replace(joint, '')
    .replace(/[\u30a1-\u30f6]/g, toHiragana)
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
