/** Finds syntax that this site would show as text: of other generators and apps, or mistyped. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { closestName } from '#lib/closest.ts';
import { lineAt } from '#lib/text.ts';
import { calloutNames } from './callouts.ts';
import { type Range, rangeOf } from './parsers.ts';

/**
 * A kind of such syntax, with a remedy for what its pattern matched. One without a remedy is
 * reported as shown literally. An 'error' stops the build.
 */
type Kind = [
  pattern: RegExp,
  what: string,
  remedy?: string | ((match: string) => string),
  severity?: 'error',
];

const nearestCallout = (name: string) => (closestName(name, calloutNames) ?? 'note').toUpperCase();

/** A tag with an attribute in braces. */
export const mdxTag =
  /<\/?[A-Za-z][\w.]*(?![\w.])(?=[^<>{}]*=\{)(?:\s+[\w:@.-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?)*\s*\/?>/g;

/** The kinds that are reported inside HTML, too, except in comments and code. */
const templates: Kind[] = [
  [mdxTag, 'a tag of MDX'],
  [/\{\{[<%](?:(?!\{\{[<%])[\s\S])*?[>%]\}\}/g, 'a shortcode of Hugo'],
  [/\{%(?:(?!\{%)[\s\S])*?%\}/g, 'a tag of Liquid or Nunjucks'],
  [/\{\{[^{}<%](?:(?!\{\{)[\s\S])*?\}\}/g, "a template's value"],
];

/** In files of MDX, where braces are never text. */
const expressions: Kind[] = [
  [/(?<!\\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, 'an expression of MDX'],
];

const kinds: Kind[] = [
  [
    /^:{3,}.*$/gm,
    'a directive',
    (line) =>
      `write > [!${nearestCallout(/\w+/.exec(line)?.[0] ?? '')}], and > before each of its lines`,
  ],
  [
    /(?<![\w=])==(?=[^\s=])[^\n]{1,1000}?(?<=[^\s=])==(?![\w=])/g,
    'a mark of notes apps',
    'write <mark>…</mark>',
  ],
  [
    /(?<=[\p{L}\p{N})\]])~[^\s~]{1,20}~(?!~)/gu,
    'struck-through text here',
    'write <sub>…</sub> for lowered text',
  ],
  [
    /(?<=[\p{L}\p{N})\]])\^[\p{L}\p{N}+−-]{1,20}\^/gu,
    'raised text of notes apps',
    'write <sup>…</sup>',
  ],
  [/(?<=^[ \t>]*|[)*_\]`>])\{:\s*[.#\w:][^{}]*\}/gm, 'an attribute list of kramdown'],
  [/%%[^%][\s\S]*?%%/g, 'a private comment', 'delete it: it would be published', 'error'],
  [/(?<!\\)<!--/g, 'the start of a comment', 'end it by --> in its paragraph'],
  [/(?<!\w)!?\[\[(?!\s)[^[\]\n]+\]\]/g, 'a wiki link'],
  [/^\*\[[^[\]\r\n]+\]: .*$/gm, 'an abbreviation', 'write <abbr title="…">…</abbr> in the text'],
  [/^\[toc\]$/gim, 'a table of contents, which every article with three headings has'],
  [
    /^(?:import\s[\s\S]*?from\s+['"][^'"]+['"];?|export\s+(?:const|let|default|function)\b.*(?:\n.*\S.*)*)$/gm,
    'a line of MDX',
  ],
  [/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, 'a comment of MDX'],
  [
    /^<{7} .*$/gm,
    'a conflict marker of Git',
    'keep one of the two versions, and delete the three markers',
    'error',
  ],
  [
    /(?<=^(?:[ >]|[-*+] )*)#{2,6}[^\s#].*$/gm,
    'not a heading',
    (line) => `write ${line.replace(/^#+/, '$& ')}`,
  ],
  [
    /\[\^\w+\](?!:)/g,
    'a footnote without its text',
    (mark) => `write ${mark}: and the text at the end of the article`,
  ],
  [
    new RegExp(`(?<=^[ >]*> *)\\[!(?!(?:${calloutNames.join('|')})\\])[\\w-]+\\]`, 'gim'),
    'not a kind of callout',
    (marker) => `write [!${nearestCallout(marker.slice(2, -1))}]`,
  ],
  [
    /(?<=[)\]])\{(?:[.#][\w-]+ +)*[\w-]+=[^{}\n]*\}|(?<=^| )\{ *(?!#[^\s{}#]+\})(?:[.#][A-Za-z]|[\w-]+=["'])[^{}\n]*\}$/gm,
    'an attribute list of other generators',
    'delete it; with a width, a picture is <img src="plan.png" alt="A plan" width="50%">',
  ],
  [
    /\\begin\{\w+\*?\}/g,
    'a formula without dollars',
    'write $$ on a line of its own before the formula and after it',
  ],
];

/** The types of nodes in which such syntax is meant literally. */
const literal = new Set('code inlineCode math inlineMath yaml html footnoteReference'.split(' '));

const literalHtml = /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Whether the children of a node are parts of a sentence, not blocks. */
const isSentence = (node?: { type: string }) =>
  !/^(root|blockquote|listItem|footnoteDefinition|defListDescription)$/.test(node?.type ?? '');

/** Offsets and line numbers are unchanged. */
function blankRanges(text: string, ranges: Range[]): string {
  let [blanked, last] = ['', 0];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const from = Math.max(start, last);
    blanked += text.slice(last, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
    last = Math.max(last, end);
  }
  return blanked + text.slice(last);
}

/** The foreign syntax in a text, except in code, in order. */
export function foreignSyntax(text: string, tree: Root, isMdx = false) {
  const code: Range[] = [];
  const html: Range[] = [];
  visit(tree, (node, _, parent) => {
    if (!literal.has(node.type) || !node.position) return;
    const [start, end] = rangeOf(node);
    if (node.type === 'html') {
      // What begins where a tag in a sentence begins is not inside of it.
      html.push([start + (isSentence(parent) ? 1 : 0), end]);
      const tag = text.slice(start, end);
      const searched = tag.search(literalHtml) < 0 ? '' : text.slice(start);
      for (const { index, 0: all } of searched.matchAll(literalHtml))
        if (index < tag.length) code.push([start + index, start + index + all.length]);
    } else code.push([start, end]);
    return SKIP;
  });
  const markup = blankRanges(text, code);
  const search = (searched: string, searchedKinds: Kind[]) =>
    searchedKinds.flatMap(([pattern, what, remedy, severity]) =>
      [...searched.matchAll(pattern)].map(({ index: offset, 0: match }) => ({
        ...{ offset, text: match, what },
        remedy: typeof remedy === 'function' ? remedy(match) : remedy,
        isError: severity === 'error',
        /** HTML is not parsed as Markdown. */
        isInHtml: html.some(([from, to]) => offset >= from && offset < to),
      })),
    );
  const matches = [
    // HTML has MDX between its tags, Markdown only outside of it.
    ...search(markup, isMdx ? [...templates, ...expressions] : templates),
    ...search(blankRanges(markup, html), kinds),
  ].sort((a, b) => a.offset - b.offset || b.text.length - a.text.length);
  // Removes matches within other matches.
  let end = 0;
  return matches.flatMap((match) => {
    if (match.offset < end) return [];
    end = match.offset + match.text.length;
    return { line: lineAt(text, match.offset), ...match };
  });
}

export type Foreign = ReturnType<typeof foreignSyntax>[number];
