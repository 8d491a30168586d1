/** Scripts without spaces between words: a dictionary must divide these, which is slow. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** The words of a text in any script. */
export function wordsIn(text: string): string[] {
  if (!unspaced.test(text)) return text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

/** A word as the search compares it: without case, accents and wide forms. */
export const comparableWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
