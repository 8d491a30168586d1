/** Removes HTML that the site refuses, and sets the new URLs of links and pictures in the rest. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineAt } from '../../src/lib/text.ts';
import { isRefusedKind, refusalReason } from '../../src/markdown/allowed-html.ts';
import { applyEdits, type Edit } from './edits.ts';

export type Report = (line: number, what: string, detail?: string) => void;

/** The new URL of a picture or a link; undefined if it has none. */
export type NewUrl = (kind: 'src' | 'href', url: string, line: number) => string | undefined;

const activeTag = /<(script|style|iframe|video|audio|object|svg|form|canvas|noscript|template)\b/i;
const withContent = new RegExp(`${activeTag.source}[^>]*?(?:\\/>|>[\\s\\S]*?<\\/\\1\\s*>)`, 'gi');

/** As browsers read them: an unquoted value may have quotes in it. */
const tag =
  /<(\/?)([A-Za-z][^\s/>]*)((?:[\s/]+[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*(?=[\s>])))?)*)([\s/]*)>/g;
const attribute = /[\s/]+([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** The label of a component, such as that of a tab. */
const label = /\s(?:label|title|summary|name|caption)=["']([^"'<>]+)["']/;

/** Only the line ends of a text, so that later lines keep their numbers. */
export const lineEndsOf = (text: string) => text.replace(/[^\n]/g, '');

/** Comments may hold anything, also unclosed tags. Spaces in their place keep offsets. */
const withoutComments = (html: string) =>
  html.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Removes elements with their content, and with the empty lines in it, which would end HTML. */
export function activeElementEdits(text: string, tree: Root, report: Report): Edit[] {
  const edits: Edit[] = [];
  let done = 0;
  visit(tree, 'html', ({ position, value }) => {
    if (value.search(activeTag) < 0) return;
    const start = position?.start.offset ?? 0;
    const html = withoutComments(value) + text.slice(start + value.length);
    for (const match of html.matchAll(withContent)) {
      const from = start + match.index;
      if (match.index >= value.length) break;
      if (from < done) continue;
      const [piece, name = ''] = match;
      done = from + piece.length;
      report(lineAt(text, from), `<${name.toLowerCase()}>`);
      edits.push({ start: from, end: done, text: lineEndsOf(piece) });
    }
  });
  return edits;
}

/** Converts a block or a tag: a name whose end is not in the post's text is text, as in `List<T>`. */
export function convertHtml(
  html: string,
  line: number,
  text: string,
  newUrl: NewUrl,
  report: Report,
): string {
  const edits: Edit[] = [];
  for (const match of withoutComments(html).matchAll(tag)) {
    const [all, slash = '', name = '', attributes = '', end = ''] = match;
    const at = line + lineAt(html, match.index) - 1;
    const put = (by: string) =>
      edits.push({ start: match.index, end: match.index + all.length, text: by });
    const lower = name.toLowerCase();
    if (refusalReason({ tagName: lower, properties: {}, line: 0 })) {
      const isEmpty = end.includes('/');
      const isText =
        !isEmpty && !text.includes(`</${name}>`) && !attributes.trim() && !isRefusedKind(lower);
      if (!isText && !slash) report(at, `<${name}>`);
      const [, shown] = isEmpty ? [] : (label.exec(attributes) ?? []);
      put(isText ? `\\${all}` : `${shown ? `<b>${shown}</b> ` : ''}${lineEndsOf(all)}`);
      continue;
    }
    let hasPicture = lower !== 'img';
    let alt = '';
    const newAttributes = attributes.replace(attribute, (pair, typed: string, ...values) => {
      const attributeName = typed.toLowerCase();
      const value: string = values.slice(0, 3).find((text) => text !== undefined) ?? '';
      if (/^(style|markdown|on[a-z]+)$/.test(attributeName)) {
        report(at, `the attribute ${attributeName}`, pair.trim());
        return '';
      }
      if (attributeName === 'alt') alt = value.replace(/</g, '&lt;');
      // On the site, links find an id but not a name.
      if (lower === 'a' && attributeName === 'name') return ` id="${value}"`;
      if (attributeName !== (lower === 'img' ? 'src' : lower === 'a' && 'href')) return pair;
      const url = newUrl(attributeName, value, at);
      if (attributeName === 'src') hasPicture = url !== undefined;
      if (url === value) return pair;
      return url === undefined ? '' : ` ${attributeName}="${url.replace(/"/g, '&quot;')}"`;
    });
    if (!hasPicture && !slash) put(alt + lineEndsOf(all));
    // HTML would leave it open, and Markdown would take the next lines for HTML.
    const rest = /^(a|span)$/.test(lower) && end.includes('/') ? `></${name}` : end;
    if (newAttributes + rest !== attributes + end) put(`<${slash}${name}${newAttributes}${rest}>`);
  }
  return applyEdits(html, edits);
}
