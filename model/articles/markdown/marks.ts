/** Marked, lowered and raised text, as notes apps write it: `==marked==`, `H~2~O`, `x^2^`. */
import type { Delete, Parent, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

const asElement = (hName: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
  data: { hName },
});

const text = (value: string): Text => ({ type: 'text', value });

const opening = /(?<![\w=])==(?=[^\s=]|$)/;
const closing = /(?<=[^\s=]|^)==(?![\w=])/;

/** Marks the children between two `==`, which may hold other phrases. */
function markBetween(children: PhrasingContent[]): PhrasingContent[] {
  const marked: PhrasingContent[] = [];
  let start: number | undefined;
  for (const child of children) {
    let rest = child.type === 'text' ? child.value : '';
    for (let at = 0; child.type === 'text'; rest = rest.slice(at + 2)) {
      at = rest.search(start === undefined ? opening : closing);
      if (at < 0) break;
      if (at > 0) marked.push(text(rest.slice(0, at)));
      if (start === undefined) start = marked.length;
      else {
        marked.push(asElement('mark', marked.splice(start)));
        start = undefined;
      }
    }
    if (child.type !== 'text') marked.push(child);
    else if (rest) marked.push({ ...child, value: rest });
  }
  if (start !== undefined) marked.splice(start, 0, text('=='));
  return marked;
}

/** `x^2^`: the caret follows a letter, a digit or a bracket. */
const raised = /(?<=[\p{L}\p{N})\]])\^([\p{L}\p{N}+−-]{1,20})\^/u;

const raise = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'text'
    ? node.value
        .split(raised)
        .map((part, i) => (i % 2 === 1 ? asElement('sup', [text(part)]) : text(part)))
    : [node];

/** A strikethrough of single tildes after a letter: `H~2~O`. */
const isLowered = ({ children: [child], position }: Delete, before: PhrasingContent | undefined) =>
  child?.type === 'text' &&
  /^\S{1,20}$/.test(child.value) &&
  (child.position?.start.offset ?? 0) - (position?.start.offset ?? 0) === 1 &&
  before?.type === 'text' &&
  /[\p{L}\p{N})\]]$/u.test(before.value);

/** Scripts without spaces between words, and their punctuation. */
const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
const lineBreak = new RegExp(`(?<=${unspaced})\\n(?=${unspaced})`, 'gu');

/** Turns these notations into elements, and line ends between Chinese letters into nothing. */
export function markPhrases(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(lineBreak, '');
  });
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return;
    const parent = node as Parent;
    const children = parent.children as PhrasingContent[];
    parent.children = markBetween(children)
      .map((child, i, all) =>
        child.type === 'delete' && isLowered(child, all[i - 1])
          ? asElement('sub', child.children)
          : child,
      )
      .flatMap(raise);
  });
}
