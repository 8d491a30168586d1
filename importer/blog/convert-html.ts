/**
 * Converts HTML in a post: inert elements stay, with converted URLs; active ones are removed and
 * reported.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isRefusedKind, refusalReason } from '../../model/articles/markdown/allowed-html.ts';
import { replaceComponent } from './components.ts';
import type { Edit } from './edits.ts';

/** Converts the URLs in a text; undefined if there is no such page or picture. */
export type Addresses = {
  picture: (url: string, line: number) => string | undefined;
  link: (url: string, line: number) => string | undefined;
};

type Note = (line: number, what: string) => void;

/** Elements that are removed with their content. */
const withContent =
  /<(script|style|iframe|video|audio|object|svg|form|canvas|noscript|template)\b[\s\S]*?<\/\1\s*>/gi;
const firstOfThem = new RegExp(withContent.source.replace(/\\b.*/, '\\b'), 'i');

const tags =
  /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>`]+))?)*)\s*(\/?)>/g;
const attributes =
  /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'<>`]+)))?/g;

/** Allowed attributes. */
const kept =
  /^(href|src|alt|width|height|title|id|name|lang|dir|align|open|start|reversed|value|colspan|rowspan|scope|datetime|cite|type|checked|disabled)$/;

export const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

const parseAttributes = (source: string): [name: string, value: string | undefined][] =>
  [...source.matchAll(attributes)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined),
  ]);

/** A link whose text has no scheme: Markdown would make a second link of a whole URL. */
export const linkTo = (url: string, label = url.replace(/^https?:\/\/(www\.)?/, '')) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(label)}</a>`;

/** A page that shows the removed element's content: a video's, or a frame's URL. */
function seenAt(source: string): string {
  const [, , address] = /\bsrc\s*=\s*(["']?)(?:https?:)?\/\/([^"'\s>]+)\1/i.exec(source) ?? [];
  if (!address) return '';
  const [, video] = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  return linkTo(`https://${video ? `www.youtube.com/watch?v=${video}` : address}`);
}

/** A text's line ends alone, so that later lines keep their numbers. */
const blank = (piece: string, by = '') => by + '\n'.repeat(piece.split('\n').length - 1);

/**
 * Removes active elements with their content. An empty line inside ends Markdown's
 * block of HTML, so that the rest would become text.
 */
export function activeElementEdits(text: string, tree: Root, note: Note): Edit[] {
  const edits: Edit[] = [];
  let done = 0;
  visit(tree, 'html', ({ position, value }) => {
    if (!firstOfThem.test(value)) return;
    const start = position?.start.offset ?? 0;
    // Comments may hold anything, also unclosed tags.
    const source =
      value.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' ')) +
      text.slice(start + value.length);
    for (const match of source.matchAll(withContent)) {
      const from = start + match.index;
      if (match.index >= value.length) break;
      if (from < done) continue;
      const [piece, name = ''] = match;
      done = from + piece.length;
      note(text.slice(0, from).split('\n').length, `<${name.toLowerCase()}>`);
      const isShown = /^(iframe|video|audio)$/i.test(name);
      edits.push({ start: from, end: done, text: blank(piece, isShown ? seenAt(piece) : '') });
    }
  });
  return edits;
}

/**
 * @param html a block or a single tag, as the Markdown parser divides it.
 *
 * @param line its first line.
 * @param isElement whether an unknown name is a component's.
 */
export function convertHtml(
  html: string,
  line: number,
  isElement: (name: string) => boolean,
  addresses: Addresses,
  note: Note,
): string {
  const lineAt = (offset: number) => line + html.slice(0, offset).split('\n').length - 1;
  // Comments may hold anything, also unclosed tags.
  const withoutComments = html.replace(/<!--[\s\S]*?(?:-->|$)/g, (piece) => blank(piece));
  return withoutComments.replace(
    tags,
    (tag, slash: string, name: string, rest: string, end: string, offset: number) => {
      const at = lineAt(offset);
      const isPicture = /^(Image|Img|NextImage)$/.test(name);
      if (/^[A-Z]|-/.test(name) && !isPicture && (isElement(name) || end || rest.trim())) {
        const by = slash ? undefined : replaceComponent(name, rest);
        if (!slash) note(at, `a component: <${name}>`);
        return blank(tag, by && 'address' in by ? linkTo(by.address, by.label) : '');
      }
      const lower = isPicture ? 'img' : name.toLowerCase();
      const refused = refusalReason({ tagName: lower, properties: {}, line: 0 });
      if (slash) return refused ? blank(tag) : `</${lower}>`;
      if (refused) {
        if (!isElement(name) && !rest.trim() && !isRefusedKind(lower)) return `\\${tag}`;
        note(at, `<${lower}>`);
        return blank(tag, /^(iframe|video|audio|embed)$/.test(lower) ? seenAt(tag) : '');
      }
      const attributes = parseAttributes(rest).flatMap(([attribute, value = '']): string[] => {
        const id = lower === 'a' && attribute === 'name' ? 'id' : attribute;
        if (!kept.test(id)) return [];
        const led =
          id === 'src'
            ? addresses.picture(value, at)
            : id === 'href'
              ? addresses.link(value, at)
              : value;
        return led === undefined ? [] : [` ${id}="${escapeAttribute(led)}"`];
      });
      if (lower === 'img' && !attributes.some((attribute) => attribute.startsWith(' src=')))
        return blank(tag);
      return `<${lower}${attributes.join('')}${end && ' /'}>`;
    },
  );
}
