import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FullArticleWords } from '#schema/words.ts';

type Kind = keyof FullArticleWords['alerts'];

const mark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/**
 * Turns quotes that begin with `[!NOTE]` and the like into notes with a title, as code hosts do.
 */
export function titleAlerts(tree: Root, words: FullArticleWords['alerts']): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const [first] = quote.children;
    if (first?.type !== 'paragraph') return;
    const [opening] = first.children;
    const match = opening?.type === 'text' && mark.exec(opening.value);
    if (!match || opening?.type !== 'text') return;
    const kind = match[1]?.toLowerCase() as Kind;
    opening.value = opening.value.slice(match[0].length);
    if (!opening.value) first.children.shift();
    if (first.children[0]?.type === 'break') first.children.shift();
    const title: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: words[kind] }] }],
    };
    if (first.children.length === 0) quote.children.shift();
    quote.children.unshift(title);
    quote.data = { hName: 'div', hProperties: { className: [`alert-${kind}`] } };
  });
}
