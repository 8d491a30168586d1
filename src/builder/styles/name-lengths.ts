import { splitWholeWords } from '#lib/whole-words.ts';

/** Factors that leave room beside a measured line, and beside a word. */
const [lineMargin, wordMargin] = [1.15, 1.2];

/** A longer name has two lines on wide screens. */
const maxLine = 11.5;

/** The minimum for two lines: they leave room for the next section's heading in 800 px. */
const minTwoLines = 8.5;

/**
 * The widths of a name in the font of headings, in em, from which style sheets compute its
 * font size: of its longest part without a hyphen, of its longest word, and of the whole name on
 * one line or on two lines of about the same length.
 *
 * @param measure the width of a text, in em.
 */
export function nameLengths(name: string, measure: (text: string) => number) {
  const words = splitWholeWords(name).flatMap((part, i) =>
    i % 2 === 1 ? part : part.split(/(?<=[\s-])/),
  );
  const longest = (parts: string[]) =>
    wordMargin * Math.max(...parts.map((part) => measure(part.trim())));
  const longestWord = longest(words);
  const line = (from: number, to?: number) =>
    lineMargin * measure(words.slice(from, to).join('').trim());
  const twoLines = Math.min(...words.map((_, i) => Math.max(line(0, i), line(i))));
  const wholeName = line(0) <= maxLine ? line(0) : Math.max(minTwoLines, longestWord, twoLines);
  const rounded = (length: number) => Number(length.toFixed(1));
  return {
    longestPart: rounded(longest(name.split(/(?<=[\s-])/))),
    longestWord: rounded(longestWord),
    wholeName: rounded(wholeName),
  };
}
