/** Sets texts of cards smaller if a word is longer than its box: few browsers can hyphenate it. */

/** The average width of a letter in bold type, in font sizes. */
const letterWidth = 0.53;

/** Words of up to this many letters fit in every box. */
const fitting = 18;

const longestWord = (text: string) =>
  Math.max(...text.split(/[\s-]+/u).map((word) => [...word].length));

/**
 * The styles for texts with a long word.
 *
 * @param box the selector of the box around the text with an index.
 * @param text the selector of the text in it, its font size, and the width beside it in the box.
 */
export const longWordsCss = (
  texts: string[],
  box: (index: number) => string,
  [selector, size, beside]: [selector: string, size: string, beside: string],
): string =>
  texts
    .flatMap((text, i) => {
      const letters = longestWord(text);
      if (letters <= fitting) return [];
      const width = (letters * letterWidth).toFixed(1);
      return `${box(i)} { container-type: inline-size; > ${selector} { font-size: min(${size}, (100cqi - ${beside}) / ${width}); } }`;
    })
    .join(' ');
