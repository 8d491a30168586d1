/**
 * Rewrites syntax that other tools accept in this site's dialect of Markdown. Line numbers are
 * unchanged. Offsets refer to the returned text, not to the original.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parser, type Range, rangeOf, withMathematics } from './parsers.ts';

/**
 * Joins the lines of a formula that begins right after its double dollars, as in LaTeX: otherwise
 * the parser would take the rest of the text for a formula. Empty lines keep the line numbers.
 */
const joinFormulas = (text: string) =>
  text.replace(/^\$\$(?=\S)([^$]*\\[^$]*)\$\$[ \t]*$/gm, (all) => {
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

/** Whether the first of two dollars belongs to a price: the text between is '5 and 10 US'. */
const isPrice = (inside: string) => {
  const words = plainWords(inside);
  return /^\d/.test(inside) && (words.length > 1 || words.some(({ length }) => length > 2));
};

/** Whether two dollars enclose a formula, rather than belong to prices or shell variables. */
function isFormula(text: string, start: number, end: number) {
  if (text[start + 1] === '$') return true;
  const inside = text.slice(start + 1, end - 1);
  const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const isApart = inside === inside.trim() && !isWord(text[start - 1]) && !isWord(text[end]);
  return isApart && !isPrice(inside);
}

/** Syntax after which only the parser knows which dollars pair: code, HTML, links, escapes. */
const decisive = /[`<\\\]$]|:\/\/|www\./i;

/** The offsets of single dollars that do not open a formula. */
function plainDollars(text: string, tree: Root): number[] {
  const dollarsOf = new Map<unknown, number[]>();
  visit(tree, 'inlineMath', (node, _, parent) => {
    const [start, end] = rangeOf(node);
    dollarsOf.set(parent, [...(dollarsOf.get(parent) ?? []), start, end - 1]);
  });
  return [...dollarsOf.values()].flatMap((dollars) => {
    const plain: number[] = [];
    let last = dollars.length - 1;
    for (let i = 0; i < last; i++) {
      const [start = 0, end = 0] = dollars.slice(i, i + 2);
      if (isFormula(text, start, end + 1)) i++;
      else {
        // If a dollar is escaped, all later ones pair differently.
        if (plain.length === 0)
          last = dollars.findIndex(
            (dollar, j) =>
              j >= i && (j === last || decisive.test(text.slice(dollar + 1, dollars[j + 1]))),
          );
        plain.push(start);
      }
    }
    return plain;
  });
}

/** Escapes the dollars that do not open a formula on GitHub either. */
function escapeDollars(text: string): string {
  if (!/\$[^\s$][^$]*\$/.test(text)) return text;
  const plain = new Set(plainDollars(text, withMathematics.parse(text)));
  if (plain.size === 0) return text;
  return escapeDollars(text.replace(/\$/g, (_, at: number) => (plain.has(at) ? '\\$' : '$')));
}

/** The types of nodes whose backslashes and dollars are literal. */
const literal = new Set(['code', 'inlineCode', 'html', 'yaml', 'link', 'definition']);

const brackets = /\\{1,2}\(((?:[^\n]|\n(?!\s*\n))*?)\\{1,2}\)|\\{1,2}\[([\s\S]*?)\\{1,2}\]/g;

/** Replaces `\( \)` and `\[ \]` around formulas with dollars. */
function dollarFormulas(text: string): string {
  if (!/\\[([]/.test(text)) return text;
  const ranges: Range[] = [];
  visit(parser.parse(text), (node) => {
    if (literal.has(node.type)) ranges.push(rangeOf(node));
  });
  // Brackets in a formula between dollars belong to the formula.
  visit(withMathematics.parse(text), (node) => {
    const range = rangeOf(node);
    if (node.type === 'math' || (node.type === 'inlineMath' && isFormula(text, ...range)))
      ranges.push(range);
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
export function normalizeSource(text: string): string {
  const dollared = dollarFormulas(text);
  return dollared.includes('$') ? escapeDollars(joinFormulas(dollared)) : dollared;
}
