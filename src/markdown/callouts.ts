import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { capitalise } from '#lib/text.ts';
import type { UiArticleStrings } from '#strings/types.ts';

/** Names of callouts in notes apps and site generators, by the five kinds of GitHub. */
const names: Record<keyof UiArticleStrings['callouts'] | 'details', string> = {
  note: 'note info abstract summary tldr todo question help faq example quote cite seealso',
  tip: 'tip hint success check done',
  important: 'important',
  warning: 'warning warn attention',
  caution: 'caution danger error failure fail missing bug',
  details: 'details',
};
const kinds = new Map(
  Object.entries(names).flatMap(([kind, all]) =>
    all.split(' ').map((name) => [name, kind as keyof typeof names]),
  ),
);

export const calloutNames = [...kinds.keys()];

function takeLine(paragraph: Paragraph): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (let child = paragraph.children.shift(); child; child = paragraph.children.shift()) {
    if (child.type === 'break') break;
    const [first = '', ...rest] = child.type === 'text' ? child.value.split('\n') : [];
    line.push(child.type === 'text' ? { ...child, value: first } : child);
    if (rest.length === 0) continue;
    paragraph.children.unshift({ type: 'text', value: rest.join('\n') });
    break;
  }
  return line;
}

/**
 * Turns quotes that begin with `[!NOTE]`, `[!info] A title` or `[!question]- Folded` into callouts
 * with a title.
 */
export function titleCallouts(tree: Root, strings: UiArticleStrings['callouts']): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const [first] = quote.children;
    const [opening] = first?.type === 'paragraph' ? first.children : [];
    if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
    const [marker = '', name = '', fold = ''] =
      /^\[!([\w-]+)\]([+-]?)[ \t]*(?=\S|\n|$)/.exec(opening.value) ?? [];
    const kind = kinds.get(name.toLowerCase());
    if (!kind) return;
    opening.value = opening.value.slice(marker.length);
    const line = takeLine(first);
    const defaultTitle =
      name.toLowerCase() === kind && kind !== 'details' ? strings[kind] : capitalise(name, 'en');
    const isTitled = line.some((part) => part.type !== 'text' || part.value.trim());
    const title: PhrasingContent[] = isTitled ? line : [{ type: 'text', value: defaultTitle }];
    if (first.children.length === 0) quote.children.shift();
    const isFolded = fold !== '' || kind === 'details';
    quote.children.unshift({
      type: 'paragraph',
      children: [{ type: 'strong', children: title }],
      ...(isFolded && { data: { hName: 'summary' } }),
    });
    quote.data = {
      hName: isFolded ? 'details' : 'div',
      hProperties: {
        ...(kind !== 'details' && { className: [`callout-${kind}`] }),
        ...(fold === '+' && { open: true }),
      },
    };
  });
}
