/** Removes HTML that the site refuses, and sets the new URLs of links and pictures in the rest. */
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineAt } from '../../src/lib/text.ts';
import { isRefusedKind, refusalReason } from '../../src/markdown/allowed-html.ts';
import { rangeOf } from '../../src/markdown/parsers.ts';
import { type Edit, lineEndsOf } from './edits.ts';

export type Report = (line: number, what: string, detail?: string) => void;

/** The new URL of a picture or a link; undefined if it has none. */
export type NewUrl = (kind: 'src' | 'href', url: string, line: number) => string | undefined;

const activeTag = /<(script|style|iframe|video|audio|object|svg|form|canvas|noscript|template)\b/i;
/** An active element, or a comment, which may hold anything, also unclosed tags. */
const withContent = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|${activeTag.source}[^>]*?(?:\\/>|>[\\s\\S]*?<\\/\\1\\s*>)`,
  'gi',
);

/** A comment, or a tag as browsers read it: an unquoted value may have quotes in it. */
const tag =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/>]*)((?:[\s/]+[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]{0,2000}(?=[\s>])))?)*)([\s/]*)>/g;
const attribute =
  /(?<![\s/])[\s/]+([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** The label of a component, such as that of a tab. */
const label = /\s(?:label|title|summary|name|caption)=["']([^"'<>]+)["']/;

/** Removes elements with their content, and with the empty lines in it, which would end HTML. */
export function activeElementEdits(text: string, tree: Root, report: Report): Edit[] {
  const edits: Edit[] = [];
  visit(tree, 'html', (node) => {
    if (node.value.search(activeTag) < 0) return;
    const [start, nodeEnd] = rangeOf(node);
    for (const { index, 0: piece, 1: name } of text.slice(start).matchAll(withContent)) {
      const from = start + index;
      if (from >= nodeEnd) break;
      if (!name || from < (edits.at(-1)?.end ?? 0)) continue;
      report(lineAt(text, from), `<${name.toLowerCase()}>`);
      edits.push({ start: from, end: from + piece.length, text: lineEndsOf(piece) });
    }
  });
  return edits;
}

/** Converts a block or a tag: a name whose end is not in the post's text is text, as in `List<T>`. */
export function convertHtml(html: Html, text: string, newUrl: NewUrl, report: Report): string {
  const before = (html.position?.start.line ?? 1) - 1;
  return html.value.replace(tag, (all, slash, name, attributes: string, end, offset) => {
    if (!name) return all;
    const at = before + lineAt(html.value, offset);
    const lower = name.toLowerCase();
    if (refusalReason({ tagName: lower, properties: {}, line: 0 })) {
      const isEmpty = end.includes('/');
      if (!isEmpty && !text.includes(`</${name}>`) && !attributes.trim() && !isRefusedKind(lower))
        return `\\${all}`;
      if (!slash) report(at, `<${name}>`);
      const [, shown] = isEmpty ? [] : (label.exec(attributes) ?? []);
      return `${shown ? `<b>${shown}</b> ` : ''}${lineEndsOf(all)}`;
    }
    let hasPicture = lower !== 'img';
    let alt = '';
    const newAttributes = attributes.replace(attribute, (pair, typed, quoted, single, plain) => {
      const attributeName = typed.toLowerCase();
      const value: string = quoted ?? single ?? plain ?? '';
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
    if (!hasPicture && !slash) return alt + lineEndsOf(all);
    // HTML would leave it open, and Markdown would take the next lines for HTML.
    const rest = /^(a|span)$/.test(lower) && end.includes('/') ? `></${name}` : end;
    return `<${slash}${name}${newAttributes}${rest}>`;
  });
}
