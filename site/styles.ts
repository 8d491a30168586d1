import { createHash } from 'node:crypto';
import { hashedFolder } from './paths.ts';

/** Where the block ends that a piece of a style sheet begins in. */
function endOfBlock(css: string): number {
  let depth = 1;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{') depth++;
    if (css[i] === '}' && --depth === 0) return i;
  }
  throw new Error('the style sheet ends inside a block');
}

/**
 * Takes what is only for paper out of minified style sheets: no first paint on a screen waits for it.
 *
 * @throws where a block is not closed.
 */
export function splitStyles(sheets: string[]) {
  const [first, ...blocks] = sheets
    .map((sheet) => sheet.trim())
    .join('')
    .split('@media print{');
  const ends = blocks.map(endOfBlock);
  const paper = blocks.map((block, i) => block.slice(0, ends[i])).join('');
  const screen = [first, ...blocks.map((block, i) => block.slice((ends[i] ?? 0) + 1))].join('');
  const hash = createHash('sha256').update(paper).digest('hex').slice(0, 8);
  return { screen, paper, paperFile: `${hashedFolder}paper-${hash}.css` };
}

/** Styles without web fonts: their faces are those that are not on the visitor's own machine. */
export const withoutWebFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
