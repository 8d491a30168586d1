/**
 * Rewrites what other tools accept as Markdown of this site's dialect. Line numbers stay; offsets
 * count in the returned text, so edits by offset apply to it and not to the original.
 */
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parser, withMathematics } from './parsers.ts';

/**
 * Formulas that begin on the line of their double dollars, as LaTeX writes them, on one line: the
 * parser would take the rest of the text for a formula. Empty lines keep the line numbers.
 */
const joinFormulas = (text: string) =>
  text.replace(/^\$\$(?=\S)([^$]*\\[^$]*)\$\$[ \t]*$/gm, (all) => {
    const lines = all.split('\n');
    return `${lines.map((line) => line.trim()).join(' ')}${'\n'.repeat(lines.length - 1)}`;
  });

/** A formula's words, without commands and what they set (`\text{…}`), and without functions. */
const plainWords = (tex: string) =>
  tex
    .replace(
      /\\(?:text\w*|mathrm|operatorname\*?|tag|label|begin|end)\s*\{[^{}]*\}|\\[A-Za-z]+/g,
      ' ',
    )
    .match(/(?<![\p{L}\d_^{])\p{L}{2,}(?![\p{L}}(])/gu) ?? [];

/** Whether a formula is rather a sentence: two words of three letters or more. */
export const isProse = (tex: string) =>
  plainWords(tex).filter(({ length }) => length > 2).length > 1;

/** Whether the text between two dollars is of a price: '5 and 10 US'. */
const isPrice = (inside: string) => {
  const words = plainWords(inside);
  return /^\d/.test(inside) && (words.length > 1 || words.some(({ length }) => length > 2));
};

/** Whether dollars are around a formula, not behind a price or before a shell's variable. */
function isFormula(text: string, start: number, end: number) {
  if (text[start + 1] === '$') return true;
  const inside = text.slice(start + 1, end - 1);
  const isWord = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '');
  const isApart = inside === inside.trim() && !isWord(text[start - 1]) && !isWord(text[end]);
  return isApart && !isPrice(inside);
}

/** After these only the parser knows which dollars pair: code, HTML, links, escapes and more. */
const decisive = /[`<\\\]$]|:\/\/|www\./i;

/** The offsets of single dollars that open no mathematics. */
function plainDollars(text: string, tree: Root): number[] {
  const dollarsOf = new Map<unknown, number[]>();
  visit(tree, 'inlineMath', ({ position }, _, parent) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    dollarsOf.set(parent, [...(dollarsOf.get(parent) ?? []), start, end - 1]);
  });
  return [...dollarsOf.values()].flatMap((dollars) => {
    const plain: number[] = [];
    let last = dollars.length - 1;
    for (let i = 0; i < last; i++) {
      const [start = 0, end = 0] = dollars.slice(i, i + 2);
      if (isFormula(text, start, end + 1)) i++;
      else {
        // Escaping a dollar pairs all later ones differently.
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

/** Escapes dollars that are not mathematics for code hosts. */
function escapeDollars(text: string): string {
  if (!/\$[^\s$][^$]*\$/.test(text)) return text;
  const dollars = plainDollars(text, withMathematics.parse(text));
  if (dollars.length === 0) return text;
  let escaped = text;
  for (const offset of dollars.reverse())
    escaped = `${escaped.slice(0, offset)}\\${escaped.slice(offset)}`;
  return escapeDollars(escaped);
}

/** Text that means its backslashes and dollars literally. */
const literal = new Set(['code', 'inlineCode', 'html', 'yaml', 'link', 'definition']);

const brackets = /\\{1,2}\(((?:[^\n]|\n(?!\s*\n))*?)\\{1,2}\)|\\{1,2}\[([\s\S]*?)\\{1,2}\]/g;

/** Formulas between `\( \)` and `\[ \]` with dollars. */
function dollarFormulas(text: string): string {
  if (!/\\[([]/.test(text)) return text;
  const ranges: [start: number, end: number][] = [];
  visit(parser.parse(text), ({ type, position }) => {
    if (literal.has(type)) ranges.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  // Brackets in a formula between dollars are the formula's own.
  visit(withMathematics.parse(text), ({ type, position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    if (type === 'math' || (type === 'inlineMath' && isFormula(text, start, end)))
      ranges.push([start, end]);
  });
  return text.replace(brackets, (all, inline: string | undefined, display = '', at: number) => {
    const tex = inline ?? display;
    const end = at + all.length;
    const isLiteral = ranges.some(([from, to]) => at < to && from < end);
    // Sentences in escaped brackets are none.
    if (isLiteral || !tex.trim() || isProse(tex) || /\$|\n\s*\n/.test(tex)) return all;
    if (inline === undefined) return /\n/.test(tex) ? `$$${tex}$$` : `$$${tex.trim()}$$`;
    const isInWord = /[\p{L}\p{N}$]/u.test(`${text[at - 1] ?? ''}${text[end] ?? ''}`);
    const formula = isInWord ? `$$${tex.trim()}$$` : `$${tex.trim()}$`;
    return formula + '\n'.repeat(all.split('\n').length - formula.split('\n').length);
  });
}

const closedAnchor = /(<(a|span)\b[^<>]*)(?<=["'\s])\/>/gi;

/** Anchors that close themselves, which HTML takes for open ones, and Markdown for a block. */
function closeAnchors(text: string): string {
  if (text.search(closedAnchor) < 0) return text;
  let closed = text;
  const nodes: Html[] = [];
  visit(parser.parse(text), 'html', (node) => void nodes.push(node));
  for (const { position } of nodes.reverse()) {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const html = text.slice(start, end).replace(closedAnchor, '$1></$2>');
    closed = closed.slice(0, start) + html + closed.slice(end);
  }
  return closed;
}

/** Rewrites a text for the parser. Rewriting the result again changes nothing. */
export function normalizeSource(text: string): string {
  const dollared = dollarFormulas(closeAnchors(text));
  return dollared.includes('$') ? escapeDollars(joinFormulas(dollared)) : dollared;
}
