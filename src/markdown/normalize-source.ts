/**
 * Rewrites syntax that other tools accept in this site's dialect of Markdown. Line numbers are
 * unchanged. Offsets refer to the returned text, not to the original.
 */
import { visit } from 'unist-util-visit';
import { type Range, rangeOf, withMathematics } from './parsers.ts';

/**
 * Joins the lines of a formula that begins right after its double dollars, as in LaTeX: otherwise
 * the parser would take the rest of the text for a formula. Empty lines keep the line numbers.
 */
const joinFormulas = (text: string) =>
  text.replace(/^\$\$(?=\S)(?=[^$]*\\)[^$]+\$\$[ \t]*$/gm, (all) => {
    const lines = all.split('\n');
    return `${lines.map((line) => line.trim()).join(' ')}${'\n'.repeat(lines.length - 1)}`;
  });

/** The words in a formula, without commands, their text (`\text{…}`) and functions. */
const plainWords = (tex: string) =>
  tex
    .replace(
      /\\(?:text\w*|mathrm|operatorname\*?|tag|label|begin|end)\s*\{[^{}]*\}|\\[A-Za-z]+/g,
      ' ',
    )
    .match(/(?<![\p{L}\d_^{])\p{L}{2,}(?![\p{L}}(])/gu) ?? [];

/** Whether a formula is probably a sentence: it has two words of at least three letters. */
export const isProse = (tex: string) =>
  plainWords(tex).filter(({ length }) => length > 2).length > 1;

/** Whether a formula may be a price: it begins with a digit and has words ('5 and 10 US'). */
export const isPrice = (tex: string) => /^\d/.test(tex) && plainWords(tex).length > 0;

/** The types of nodes in which brackets belong to something else. */
const literal = new Set('code inlineCode html yaml link definition math inlineMath'.split(' '));

const brackets =
  /\\{1,2}\(((?:[^\n]|\n(?![ \t]*\n)){0,2000}?)\\{1,2}\)|\\{1,2}\[([\s\S]{0,2000}?)\\{1,2}\]/g;

/** Replaces `\( \)` and `\[ \]` around formulas with dollars. */
function dollarFormulas(text: string): string {
  if (!/\\[([]/.test(text)) return text;
  const ranges: Range[] = [];
  visit(withMathematics.parse(text), (node) => {
    if (literal.has(node.type)) ranges.push(rangeOf(node));
  });
  return text.replace(brackets, (all, inline: string | undefined, display = '', at: number) => {
    const tex = inline ?? display;
    const end = at + all.length;
    const isLiteral = ranges.some(([from, to]) => at < to && from < end);
    // A sentence in escaped brackets is not a formula.
    if (isLiteral || !tex.trim() || isProse(tex) || /\$|\n\s*\n/.test(tex)) return all;
    if (inline === undefined) return /\n/.test(tex) ? `$$${tex}$$` : `$$${tex.trim()}$$`;
    const isInWord = /[\p{L}\p{N}$]/u.test(`${text[at - 1] ?? ''}${text[end] ?? ''}`);
    const formula = isInWord ? `$$${tex.trim()}$$` : `$${tex.trim()}$`;
    return formula + '\n'.repeat(all.split('\n').length - formula.split('\n').length);
  });
}

/** Rewrites a text for the parser. Rewriting the result again changes nothing. */
export const normalizeSource = (text: string) => joinFormulas(dollarFormulas(text));
