/** Finds the code in a text, and writes it. */
import { visit } from 'unist-util-visit';
import { parser, type Range, rangeOf } from '../../src/markdown/parsers.ts';

/** A fence that is longer than those in the code. */
export function fence(language: string, code: string, indent = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = indent + '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** In MDX indented text is not code, and HTML has expressions in it. */
const mdxParser = parser()
  .use(function () {
    const disabled = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } };
    (this.data().micromarkExtensions ??= []).push(disabled);
  })
  .freeze();

/** Where a text has code: fences, spans, indented lines, `<pre>` and `<code>`. */
export function codeRanges(text: string, isMdx: boolean): Range[] {
  const ranges: Range[] = [];
  visit((isMdx ? mdxParser : parser).parse(text), ['code', 'inlineCode', 'html'], (node) => {
    const [start, end] = rangeOf(node);
    if (node.type !== 'html') ranges.push([start, end]);
    else
      for (const { 0: code, index } of text
        .slice(start)
        .matchAll(/<(pre|code)\b[\s\S]*?<\/\1\s*>/gi))
        if (start + index >= end) break;
        else ranges.push([start + index, start + index + code.length]);
  });
  return ranges;
}
