/**
 * Splits a text at its words with hyphens, of up to 18 characters, which lines should not break.
 * They are at odd indices.
 */
export const splitWholeWords = (text: string): string[] =>
  text.split(/((?<!\S)(?=\S*-)\S{1,18}(?!\S))/);
