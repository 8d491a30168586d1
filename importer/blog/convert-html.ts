/**
 * Converts HTML in a post: inert elements stay, with converted URLs; active ones are removed and
 * reported.
 */
import { isRefusedKind, refusalReason } from '../../shared/markdown/allowed-html.ts';

/** Converts the URLs in a text; undefined if there is no such page or picture. */
export type Addresses = {
  picture: (url: string, line: number) => string | undefined;
  link: (url: string, line: number) => string | undefined;
};

type Note = (line: number, what: string) => void;

/** Elements that are removed with their content. */
const withContent =
  /<(script|style|iframe|video|audio|object|svg|form|canvas|noscript|template)\b[\s\S]*?<\/\1\s*>/gi;

const tags =
  /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>`]+))?)*)\s*(\/?)>/g;
const attributes =
  /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'<>`]+)))?/g;

/** Allowed attributes. */
const kept =
  /^(href|src|alt|width|height|title|id|name|lang|dir|align|open|start|reversed|value|colspan|rowspan|scope|datetime|cite|type|checked|disabled)$/;

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

const parsed = (source: string): [name: string, value: string | undefined][] =>
  [...source.matchAll(attributes)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined),
  ]);

/** A page that shows the removed element's content: a video's, or a frame's URL. */
function seenAt(source: string): string {
  const [, , address] = /\bsrc\s*=\s*(["']?)(?:https?:)?\/\/([^"'\s>]+)\1/i.exec(source) ?? [];
  if (!address) return '';
  const [, video] = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  const page = `https://${video ? `www.youtube.com/watch?v=${video}` : address}`;
  return `<a href="${escapeAttribute(page)}">${escapeAttribute(page)}</a>`;
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
  const blank = (piece: string, by = '') => by + '\n'.repeat(piece.split('\n').length - 1);
  // Comments may hold anything, also unclosed tags.
  const withoutComments = html.replace(/<!--[\s\S]*?(?:-->|$)/g, (piece) => blank(piece));
  const without = withoutComments.replace(withContent, (piece, name: string, offset: number) => {
    note(lineAt(offset), `<${name.toLowerCase()}>`);
    const isShown = /^(iframe|video|audio)$/i.test(name);
    return blank(piece, isShown ? seenAt(piece) : '');
  });
  return without.replace(
    tags,
    (tag, slash: string, name: string, rest: string, end: string, offset: number) => {
      const at = lineAt(offset);
      const isPicture = /^(Image|Img|NextImage)$/.test(name);
      if (/^[A-Z]|-/.test(name) && !isPicture && (isElement(name) || end || rest.trim())) {
        if (!slash) note(at, `a component: <${name}>`);
        return blank(tag);
      }
      const lower = isPicture ? 'img' : name.toLowerCase();
      const refused = refusalReason({ tagName: lower, properties: {}, line: 0 });
      if (slash) return refused ? blank(tag) : `</${lower}>`;
      if (refused) {
        if (!isElement(name) && !rest.trim() && !isRefusedKind(lower)) return `\\${tag}`;
        note(at, `<${lower}>`);
        return blank(tag, /^(iframe|video|audio|embed)$/.test(lower) ? seenAt(tag) : '');
      }
      const own = parsed(rest).flatMap(([attribute, value = '']): string[] => {
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
      if (lower === 'img' && !own.some((attribute) => attribute.startsWith(' src=')))
        return blank(tag);
      return `<${lower}${own.join('')}${end && ' /'}>`;
    },
  );
}
