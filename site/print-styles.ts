const opening = '@media print{';

/** Where the block that opens at `start` ends: after the brace that closes it. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let i = css.indexOf('{', start); i < css.length; i++) {
    if (css[i] === '{') depth++;
    if (css[i] === '}' && --depth === 0) return i + 1;
  }
  throw new Error('the style sheet ends inside a block');
}

/**
 * Takes what is only for paper out of a minified style sheet: no first paint on a screen waits for it.
 *
 * @returns the sheet for screens, and what stood inside its `@media print` blocks.
 * @throws where a block is not closed.
 */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  let screen = '';
  let print = '';
  let from = 0;
  for (let start = css.indexOf(opening); start !== -1; start = css.indexOf(opening, from)) {
    const end = endOfBlock(css, start);
    screen += css.slice(from, start);
    print += css.slice(start + opening.length, end - 1);
    from = end;
  }
  return { screen: screen + css.slice(from), print };
}
