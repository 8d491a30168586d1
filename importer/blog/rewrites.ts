/** Rewrites generators' syntax that Markdown has an equivalent of. Each line keeps its number. */
import { mdxTag } from '../../src/markdown/foreign-syntax.ts';
import { plainText } from '../clean-text.ts';
import { codeRanges } from './code.ts';
import type { Report } from './convert-html.ts';
import { applyEdits } from './edits.ts';
import type { Blog } from './find-posts.ts';
import type { GeneratorName } from './generators.ts';
import { readArgument, rewritePairs } from './pairs.ts';
import type { Post } from './posts.ts';

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

/** A link that also works in HTML, and whose text does not become a second link. */
const linkTo = (url: string) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(url.replace(/^https?:\/\/(www\.)?/, ''))}</a>`;

const video = (id: string) => linkTo(`https://www.youtube.com/watch?v=${id}`);

/** Whether an offset is in a block that begins with HTML, in which Markdown is not parsed. */
const isInHtml = (text: string, offset: number) =>
  /^\s*<[a-z/]/i.test(text.slice(text.lastIndexOf('\n\n', offset) + 1, offset));

/** Liquid reads them before Markdown, so also in code. */
const rawOrComment = /\{%-?\s*(raw|comment)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g;

type Context = { text: string; offset: number; title: string };

/** Undefined if it does not apply. */
type Replacement = (groups: (string | undefined)[], context: Context) => string | undefined;

/** The picture that a shortcode names, whatever it is called, with the credit in its caption. */
const figure: Replacement = ([options = ''], { text, offset }) => {
  const read = (name: string) => (options.includes(`${name}=`) ? readArgument(options, name) : '');
  const src = readArgument(options, 'src', 'path', 'url');
  if (!/\.(png|jpe?g|webp|avif|gif|svg)([?#]|$)/i.test(src)) return undefined;
  const link = read('link').replace(/^(?!https?:).*/, '');
  const words = [...['title', 'caption', 'attr', 'attrlink'].map(read), link].filter(Boolean);
  const caption = plainText(words.join(' – ')) ?? '';
  const alt = read('alt') || read('caption') || read('label');
  if (isInHtml(text, offset))
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${caption && ` title="${escapeAttribute(caption)}"`}>`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>${caption && ` "${caption.replace(/"/g, '\\"')}"`})`;
};

/** An attribute of MDX with an expression in braces. */
const braces = /\s+([\w:@.-]+)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** A tag of MDX, with plain attributes in place of texts and imported files in braces. */
const plainTag: Replacement = ([tag = ''], { text }) =>
  tag.replace(braces, (_, attribute: string, expression: string) => {
    const value = expression.trim();
    const [, , plain = ''] =
      (/^\w+$/.test(value)
        ? new RegExp(`^import\\s+${value}\\s+from\\s+(["'])(.*?)\\1`, 'm').exec(text)
        : /^(?:\w+\()?(["'`])([^"'`${}]*)\1\)?(?:\.default)?$/.exec(value)) ?? [];
    // Those that the site refuses are reported later.
    return plain || /^(style|on)/.test(attribute) ? ` ${attribute}="${plain}"` : '';
  });

/** A shortcode of Hugo or Zola, with its arguments. */
const shortcode = (name: string) =>
  new RegExp(
    String.raw`\{\{(?:[<%]\s*(?:${name})\s|\s*(?:${name})\()((?:"[^"]*"|[^">%]|[%>](?!\}\}))*?)(?:\/?[>%]|\)\s*)\}\}`,
    'g',
  );

/** The URL of a frame, a video or a sound in HTML or in a shortcode. */
const frame: Replacement = ([tag = '']) => {
  const [, , url = ''] = /\b(?:src|url)\s*=\s*(["']?)([^"'\s>]+)\1/.exec(tag) ?? [];
  const [, id] =
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url) ?? [];
  if (id) return video(id);
  return url ? linkTo(url.replace(/^\/\//, 'https://')) : undefined;
};

type Rewrite = [generator: GeneratorName | 'MDX' | 'any', pattern: RegExp, by: Replacement];

/** In a plain folder those of all generators apply. */
const rewrites: Rewrite[] = [
  // A value before a path in a link is the blog's URL, whatever its name.
  [
    'Jekyll',
    /(?<=[("'<=]|\]: )\{\{-?\s*[\w.]+\s*-?\}\}\s*(?=[\\/]|\{%)|\{%-?\s*assign\s+\w+\s*=\s*site\.\w+\s*-?%\}|\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:)[^}]*\}\}/g,
    ([path = '']) => path,
  ],
  [
    'Jekyll',
    /\{%-?\s*(post_url|link)\s+((?:(?!:\/\/).)+?)\s*-?%\}/g,
    ([tag, name = '']) => encodeURI(tag === 'link' ? `/${name}` : name),
  ],
  ['Jekyll', /\{\{-?\s*page\.title\s*-?\}\}/g, (_, { title }) => title],
  [
    'Jekyll',
    /^[*+-] .*\n\{:\s*toc\b[^}]*\}|^[ \t>]*\{:\s*[.#\w:][^{}]*\}(?=[ \t]*$)|(?<=[)*_\]`\uE000-\uF8FF])\{:\s*[.#\w:][^{}]*\}/gm,
    () => '',
  ],
  ['MDX', new RegExp(`(${mdxTag.source})`, 'g'), plainTag],
  ['Hugo', shortcode('[\\w/-]+'), figure],
  ['Hugo', shortcode('youtube'), ([options]) => video(readArgument(options, 'id'))],
  ['Hugo', shortcode('video|audio'), frame],
  ['Hugo', shortcode('(?:rel)?ref'), ([options]) => encodeURI(readArgument(options, 'path'))],
  ['MDX', /<[A-Z]\w*(\s[^<>]*?\bsrc=["'][^<>]*?)\/?>/g, figure],
  ['MDX', /\{\s*(["'])([^"'{}\n]*)\1\s*\}/g, ([, text = '']) => text],
  ['a folder of Markdown', /\{#-?\s[\s\S]*?\s-?#\}/g, () => ''],
  [
    'a folder of Markdown',
    /(!?)\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    ([bang, page = '', label]) => `${bang}[${bang ? '' : (label ?? page)}](<${page}>)`,
  ],
  ['any', /(<(iframe|video|audio)\b[^>]*?(?:\/>|>[\s\S]*?<\/\2\s*>))/gi, frame],
  // Destinations with spaces in them, which other parsers accept: `![A](/images/a b (1).png)`.
  [
    'any',
    /(\]\()(?!<)((?=[^)\n]*\s)[^()<>"\n]*(?:\([^()\n]*\)[^()<>"\n]*)*\.\w{2,5})(\s+"[^"\n]*"\s*)?\)/g,
    ([open = '', url = '', title = '']) => `${open}<${url.trim()}>${title.trimEnd()})`,
  ],
];

/** Characters for what no rewrite may change. */
const privateUse = Array.from({ length: 6400 }, (_, i) => String.fromCharCode(0xe000 + i));

/** The text of a post, with its code as it is. */
export function rewriteBody(
  { body, file, fields: { title = '' } }: Omit<Post, 'articleSlug'>,
  { generator, root }: Blog,
  report: Report,
): string {
  const isMdx = /\.mdx$/i.test(file);
  const applied = rewrites.filter(([name]) =>
    name === 'MDX'
      ? isMdx
      : ['any', generator].includes(name) || generator === 'a folder of Markdown',
  );
  const used = new Set(body);
  const [mark = '', brace = ''] = privateUse.filter((character) => !used.has(character));
  const codes: string[] = [];
  const restore = (text: string) =>
    text.replace(new RegExp(`${mark}(\\d+)${mark}`, 'g'), (_, i) => `${codes[i]}`);
  const rewrite = (text: string, [, pattern, by]: Rewrite) =>
    text.replace(pattern, (all: string, ...rest) => {
      const offset = rest.find((value) => typeof value === 'number') as number;
      const replacement = by(rest.slice(0, rest.indexOf(offset)), { text, offset, title }) ?? all;
      const lines = (part: string) => restore(part).split('\n').length;
      return replacement + '\n'.repeat(Math.max(0, lines(all) - lines(replacement)));
    });
  // Liquid reads them before Markdown, so also in code.
  const source = applied.some(([name]) => name === 'Jekyll')
    ? rewrite(body, [
        'Jekyll',
        rawOrComment,
        ([kind, code = '']) => (kind === 'raw' ? code.replaceAll('{', brace) : ''),
      ])
    : body;
  const text = rewritePairs(source, isMdx, root, report);
  if (text === body && !applied.some(([, pattern]) => text.search(pattern) >= 0)) return text;
  const tokens = codeRanges(text, isMdx).map(([start, end]) => {
    const code = text.slice(start, end).replaceAll(brace, '{');
    return { start, end, text: `${mark}${codes.push(code) - 1}${mark}` };
  });
  return restore(applied.reduce(rewrite, applyEdits(text, tokens)).replaceAll(brace, '&#123;'));
}
