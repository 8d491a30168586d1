/** Formulas as a line of text, for feed readers, which do not show MathML. */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** A part in parentheses, unless it is a number, a name or has brackets already. */
const group = (part = '') =>
  /^[\p{L}\p{M}\p{N}.]*$|^\([^()]*\)$/u.test(part) ? part : `(${part})`;

/** How the parts of an element are written: 'a/b', 'x^2', '√(a+b)'. */
const writers: Record<string, (parts: string[]) => string> = {
  mfrac: ([above, below]) => `${group(above)}/${group(below)}`,
  msup: ([base, above]) =>
    /^[′″‴]/.test(`${above}`) ? `${base}${above}` : `${base}^${group(above)}`,
  msub: ([base, below]) => `${base}_${group(below)}`,
  msubsup: ([base, below, above]) => `${base}_${group(below)}^${group(above)}`,
  msqrt: (parts) => `√${group(parts.join(''))}`,
  mroot: ([base, degree]) => `${group(base)}^(1/${group(degree)})`,
  mtable: (rows) => rows.join('; '),
  mtr: (cells) => cells.join(' '),
  mspace: () => ' ',
};
/** Below and above signs such as sums, which a space follows. */
const limits = new Map([
  ['munder', 'msub'],
  ['mover', 'msup'],
  ['munderover', 'msubsup'],
]);

function write({ tagName, children }: Element): string {
  const parts = children.flatMap((child) => (child.type === 'element' ? write(child) : []));
  const writer = writers[limits.get(tagName) ?? tagName];
  if (writer) return writer(parts) + (limits.has(tagName) ? ' ' : '');
  return parts.length > 0 ? parts.join('') : textOf({ type: 'root', children });
}

/** A formula as text: '√(a^2+b^2)'. */
export const plainFormula = (math: Element): string =>
  write(math)
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
