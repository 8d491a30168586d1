/** Finds syntax that this site would show as text: of other generators and apps, or mistyped. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { closestName } from '#lib/closest.ts';
import { calloutNames } from './callouts.ts';

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

/** The kinds that are reported inside HTML, too, except in comments and code. */
const templates: Kind[] = [
  [/\{\{[<%][\s\S]*?[>%]\}\}/g, 'a shortcode of Hugo'],
  [/\{%[\s\S]*?%\}/g, 'a tag of Liquid or Nunjucks'],
  [/\{\{[^{}<%][\s\S]*?\}\}/g, "a template's value"],
];

const kinds: Kind[] = [
  [
    /<\/?[A-Za-z][\w.]*(?=[^<>{}]*=\{)(?:\s+[\w:@.-]+(?:=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/g,
    'a tag of MDX',
  ],
  ...templates,
  [
    /^:{3,}.*$/gm,
    'a directive',
    (line) =>
      `write > [!${nearestCallout(/\w+/.exec(line)?.[0] ?? '')}], and > before each of its lines`,
  ],
  [
    /(?<![\w=])==(?=[^\s=])[^\n]*?(?<=[^\s=])==(?![\w=])/g,
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
  [/\{:[^{}]*\}/g, 'an attribute list of kramdown'],
  [/%%[^%][\s\S]*?%%/g, 'a private comment'],
  [/!?\[\[[^[\]\n]+\]\]/g, 'a wiki link'],
  [/^\[toc\]$/gim, 'a table of contents, which every article with three headings has'],
  [
    /^(?:import\s[\s\S]*?from\s+['"][^'"]+['"];?|export\s+(?:const|let|default|function)\b.*)$/gm,
    'a line of MDX',
  ],
  [/\{\/\*[\s\S]*?\*\/\}/g, 'a comment of MDX'],
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
    /(?<=[)\]])\{(?:[.#][\w-]+ +)*[\w-]+=[^{}\n]*\}/g,
    'an attribute list of other generators',
    'delete it; with a width, a picture is <img src="plan.png" alt="A plan" width="50%">',
  ],
  [
    /\\begin\{\w+\*?\}/g,
    'a formula without dollars',
    'write $$ on a line of its own before the formula and after it',
  ],
];

export type Foreign = {
  line: number;
  offset: number;
  text: string;
  what: string;
  remedy: string | undefined;
  isError: boolean;
  /** Whether it is inside HTML, which is not parsed as Markdown. */
  isInHtml: boolean;
};

/** The types of nodes in which such syntax is meant literally. */
const literal = new Set('code inlineCode math inlineMath yaml html footnoteReference'.split(' '));

/** Replaces all characters except line ends with spaces. */
const blankOut = (text: string) => text.replace(/[^\n]/g, ' ');

const literalHtml = /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The foreign syntax in a text, except in code, in order. */
export function foreignSyntax(text: string, tree: Root): Foreign[] {
  let visible = text;
  let html = blankOut(text);
  visit(tree, (node) => {
    if (!literal.has(node.type) || !node.position) return;
    const { start, end } = node.position;
    const [from, to] = [start.offset ?? 0, end.offset ?? 0];
    // Offsets and line numbers are unchanged.
    const source = text.slice(from, to);
    visible = visible.slice(0, from) + blankOut(source) + visible.slice(to);
    if (node.type === 'html')
      html = html.slice(0, from) + source.replace(literalHtml, blankOut) + html.slice(to);
    return SKIP;
  });
  const search = (searched: string, isInHtml: boolean) =>
    (isInHtml ? templates : kinds).flatMap(([pattern, what, remedy, severity]) =>
      [...searched.matchAll(pattern)].map(({ index, 0: match }) => ({
        line: text.slice(0, index).split('\n').length,
        offset: index,
        text: match,
        what,
        remedy: typeof remedy === 'function' ? remedy(match) : remedy,
        isError: severity === 'error',
        isInHtml,
      })),
    );
  const matches = [...search(visible, false), ...search(html, true)].sort(
    (a, b) => a.offset - b.offset || b.text.length - a.text.length,
  );
  // Removes matches within other matches.
  let end = 0;
  return matches.filter(({ offset, text: { length } }) => {
    if (offset < end) return false;
    end = offset + length;
    return true;
  });
}
