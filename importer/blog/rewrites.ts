/** Rewrites generators' syntax that Markdown has an equivalent of. Each line keeps its number. */
import { visit } from 'unist-util-visit';
import { mdxTag } from '../../src/markdown/foreign-syntax.ts';
import { parser, rangeOf } from '../../src/markdown/parsers.ts';
import { isVideoName } from '../../src/schema/picture-names.ts';
import { plainText } from '../clean-text.ts';
import { applyEdits, type Edit, lineEndsOf } from './edits.ts';
import type { Blog } from './find-posts.ts';
import { plainFolder } from './generators.ts';
import { fence, pairPatterns, readArgument, rewritePairs, toCode, toMarkdown } from './pairs.ts';
import type { Post } from './posts.ts';

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

/** A link that also works in HTML, and whose text does not become a second link. */
const linkTo = (url: string) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(url.replace(/^https?:\/\/(www\.)?/, ''))}</a>`;

const video = (id: string) => linkTo(`https://www.youtube.com/watch?v=${id}`);

/** Noncharacters of Unicode: around the number of a text that no rewrite changes, and for a brace. */
const [mark, brace] = ['\uFDD0', '\uFDD1'];

/** In MDX indented text is not code. */
const mdxParser = parser()
  .data('micromarkExtensions', [{ disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }])
  .freeze();

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
  // In a block of HTML Markdown is not parsed.
  if (/^\s*<[a-z/]/i.test(text.slice(text.lastIndexOf('\n\n', offset) + 1, offset)))
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${caption && ` title="${escapeAttribute(caption)}"`}>`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>${caption && ` "${caption.replace(/"/g, '\\"')}"`})`;
};

const mdxAttribute = /(?<!\s)\s+([\w:@.-]+)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** A tag of MDX, with plain attributes in place of texts and imported files in braces. */
const plainTag: Replacement = ([tag = ''], { text }) =>
  tag.replace(mdxAttribute, (all, name: string, written: string) => {
    const value = written.trim();
    const imports = [...text.matchAll(/^import\s+(\w+)\s+from\s+["'](.*?)["']/gm)];
    const [, , file] = imports.find(([, imported]) => imported === value) ?? [];
    const [, , plain = file] = /^(?:\w+\()?(["'`])([^"'`${}]*)\1\)?(\.default)?$/.exec(value) ?? [];
    if (plain || name === 'style') return ` ${name}="${plain ?? ''}"`;
    return /^(src|href)$/.test(name) ? all : '';
  });

/** A shortcode of Hugo or Zola, with its arguments. */
const shortcode = (name: string) =>
  new RegExp(
    String.raw`\{\{(?:[<%]\s*(?:${name})\s|\s*(?:${name})\()((?:"[^"]*"|[^">%]|[%>](?!\}\}))*?)(?:\/?[>%]|\)\s*)\}\}`,
    'g',
  );

const embedded = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/;

/** The URL of a frame, a video or a sound in HTML or in a shortcode. */
const frame: Replacement = ([tag = '']) => {
  const [, , url] = /\b(?:src|url)\s*=\s*(["']?)([^"'\s>]+)\1/.exec(tag) ?? [];
  const [, id] = embedded.exec(url ?? '') ?? [];
  if (url && isVideoName(url) && !/^(https?:)?\/\//.test(url)) return `![](${url})`;
  return id ? video(id) : url && linkTo(url.replace(/^\/\//, 'https://'));
};

const raw = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;
const comment = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;
const highlight =
  /\{(?:%-?|\{[<%])\s*highlight\s+(?!\s)"?([\w+#-]*)(?![\w+#-])[^>%]*[>%]\}\}?([\s\S]*?)\{(?:%-?|\{[<%])\s*(?:end|\/\s*)highlight\s*-?[>%]\}\}?/g;
/** A value before a path in a link is the blog's URL, whatever its name. */
const blogUrl =
  /(?<=[("'<=]|\]: )\{\{-?\s*[\w.]+\s*-?\}\}\s*(?=[\\/]|\{%)|\{%-?\s*assign\s+\w+\s*=\s*site\.\w+\s*-?%\}|\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:)[^}]*\}\}/g;
const attributeList =
  /^[*+-] .*\n\{:\s*toc\b[^}]*\}|^[ \t>]*\{:\s*[.#\w:][^{}]*\}(?=[ \t]*$)|(?<=[)*_\]`\uFDD0])\{:\s*[.#\w:][^{}]*\}/gm;
const noteLink = /(?<!\w)(!?)\[\[(?!\s)([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\](?!\()/g;
/** Destinations with spaces in them, which other parsers accept: `![A](/images/a b (1).png)`. */
const spacedUrl =
  /(\]\()(?!<)((?=[^)\n]{0,500}\s)[^()<>"\n]*(?:\([^()\n]*\)[^()<>"\n]*)*\.\w{2,5})(\s+"[^"\n]*"\s*)?\)/g;

/** The argument of a tag, which may end in a hyphen: `{% link a.md -%}`. */
const argumentOf = (text: string) => text.trim().replace(/\s?-$/, '');

type Rewrite = [generator: string, pattern: RegExp, by: Replacement];

/** What generators read before Markdown, so also in code. */
const early: Rewrite[] = [
  ['Jekyll', raw, ([text = '']) => text.replaceAll('{', brace)],
  ['Jekyll', comment, () => ''],
  ['any', highlight, ([language = '', text = '']) => fence(language, text)],
];

/** In a plain folder those of all generators apply. */
const rewrites: Rewrite[] = [
  ['Jekyll', blogUrl, ([path = '']) => path],
  ['Jekyll', /\{%-?\s*post_url\s([^%\n]+)%\}/g, ([name = '']) => encodeURI(argumentOf(name))],
  [
    'Jekyll',
    /\{%-?\s*link\s([^%\n]+)%\}/g,
    ([path = '']) => (path.includes('://') ? undefined : encodeURI(`/${argumentOf(path)}`)),
  ],
  ['Jekyll', /\{\{-?\s*page\.title\s*-?\}\}/g, (_, { title }) => title],
  ['Jekyll', attributeList, () => ''],
  ['JSX', new RegExp(`(${mdxTag.source})`, 'g'), plainTag],
  ['Hugo', shortcode('[\\w/-]+'), figure],
  ['Hugo', shortcode('youtube'), ([options]) => video(readArgument(options, 'id'))],
  ['Hugo', shortcode('video|audio'), frame],
  ['Hugo', shortcode('(?:rel)?ref'), ([options]) => encodeURI(readArgument(options, 'path'))],
  ['JSX', /<[A-Z]\w*(\s[^<>]*?\bsrc=["'][^<>]*?)\/?>/g, figure],
  ['MDX', /\{\s*(["'])([^"'{}\n]*)\1\s*\}/g, ([, text = '']) => text],
  [plainFolder, /\{#-?\s(?:(?!\{#)[\s\S])*?\s-?#\}/g, () => ''],
  [plainFolder, noteLink, ([is, page, label = page]) => `${is}[${is ? '' : label}](<${page}>)`],
  ['any', /(<(iframe|video|audio)\b[^>]*?(?:\/>|>[\s\S]*?<\/\2\s*>))/gi, frame],
  ['any', spacedUrl, ([open, url = '', title = '']) => `${open}<${url.trim()}>${title.trimEnd()})`],
];

/** The text of a post, with its code as it is. */
export function rewriteBody(post: Omit<Post, 'articleSlug'>, { generator, root }: Blog): string {
  const { body, fields } = post;
  const isMdx = /\.mdx$/i.test(post.file);
  const kinds = ['any', generator, ...(isMdx ? ['MDX', 'JSX'] : [])];
  const isApplied = ([kind]: Rewrite) =>
    kinds.includes(kind) || (generator === plainFolder && kind !== 'MDX');
  const kept: string[] = [];
  const restore = (text: string) =>
    text.replace(new RegExp(`${mark}(\\d+)${mark}`, 'g'), (_, i) => `${kept[i]}`);
  const keep = (text: string) => `${mark}${kept.push(restore(text)) - 1}${mark}`;
  const withLines = (text: string, before = '') =>
    text + lineEndsOf(restore(before)).slice(lineEndsOf(restore(text)).length);
  const rewrite = (text: string, [, pattern, by]: Rewrite) =>
    text.replace(pattern, (all: string, ...rest) => {
      const context = { text, offset: rest.at(-2), title: fields.title ?? '' };
      return withLines(by(rest.slice(0, -2), context) ?? all, all);
    });
  const source = early.filter(isApplied).reduce(rewrite, body);
  const applied = rewrites.filter(isApplied);
  const patterns = [...applied.map(([, pattern]) => pattern), ...pairPatterns];
  if (source === body && patterns.every((pattern) => body.search(pattern) < 0)) return body;
  const tokens: Edit[] = [];
  const protect = (start: number, end: number) =>
    tokens.push({ start, end, text: keep(source.slice(start, end).replaceAll(brace, '{')) });
  for (const { 0: html, index } of source.matchAll(/<(pre|code)\b[\s\S]*?<\/\1\s*>/gi))
    protect(index, index + html.length);
  const tree = (isMdx ? mdxParser : parser).parse(source);
  visit(tree, ['code', 'inlineCode'], (node) => void protect(...rangeOf(node)));
  const keepPairs = (text: string, by: (pair: string[]) => string | undefined) =>
    rewritePairs(text, (pair) => {
      const written = by(pair.map(restore))?.replaceAll(brace, '{');
      return written && withLines(keep(written), pair[0]);
    });
  const prose = keepPairs(applyEdits(source, tokens), (pair) => toCode(pair, root));
  return restore(keepPairs(applied.reduce(rewrite, prose.replaceAll(brace, '&#123;')), toMarkdown));
}
