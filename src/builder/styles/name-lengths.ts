import { isWide } from '#lib/is-wide.ts';
import { splitWholeWords } from '#lib/whole-words.ts';

/** Average widths of a bold display character in em: in a line, and in a word with a margin. */
const [characterWidth, wordCharacterWidth] = [0.56, 0.6];

/** A longer name has two lines on wide screens. */
const maxLine = 11.5;

/** The minimum for two lines: they leave room for the next section's heading in 800 px. */
const minTwoLines = 8.5;

const widthOf = (text: string, narrow: number) =>
  [...text.trim()].reduce((sum, character) => sum + (isWide(character) ? 1 : narrow), 0);

/**
 * The approximate widths of a name in the display font, in em, from which style sheets compute its
 * font size: of its longest part without a hyphen, of its longest word, and of the whole name on
 * one line or on two lines of about the same length.
 */
export function nameLengths(name: string) {
  const words = splitWholeWords(name).flatMap((part, i) =>
    i % 2 === 1 ? part : part.split(/(?<=[\s-])/),
  );
  const longest = (parts: string[]) =>
    Math.max(...parts.map((part) => widthOf(part, wordCharacterWidth)));
  const longestWord = longest(words);
  const line = (from: number, to?: number) =>
    widthOf(words.slice(from, to).join(''), characterWidth);
  const twoLines = Math.min(...words.map((_, i) => Math.max(line(0, i), line(i))));
  const wholeName = line(0) <= maxLine ? line(0) : Math.max(minTwoLines, longestWord, twoLines);
  const rounded = (length: number) => Number(length.toFixed(1));
  return {
    longestPart: rounded(longest(name.split(/(?<=[\s-])/))),
    longestWord: rounded(longestWord),
    wholeName: rounded(wholeName),
  };
}
