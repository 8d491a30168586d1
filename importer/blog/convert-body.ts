/** Converts the text of a post to that of an article, with as few changes as possible. */
import type { ElementContent, Root as Elements } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Definition, Html, Image, ImageReference, Link, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lettersAndDigits } from '../../src/lib/text.ts';
import { type Foreign, foreignSyntax } from '../../src/markdown/foreign-syntax.ts';
import { normalizeSource } from '../../src/markdown/normalize-source.ts';
import { parseNormalized } from '../../src/markdown/parse-markdown.ts';
import { rangeOf } from '../../src/markdown/parsers.ts';
import { idsIn, toTree } from '../../src/markdown/to-tree.ts';
import { divideText, plainText } from '../clean-text.ts';
import { activeElementEdits, convertHtml, type NewUrl, type Report } from './convert-html.ts';
import { applyEdits, type Edit, lineEndsOf } from './edits.ts';
import type { BlogFiles } from './files.ts';
import type { Blog } from './find-posts.ts';
import type { Post } from './posts.ts';
import { rewriteBody } from './rewrites.ts';

/** The tree requires strings of the interface, which are not used here. */
const callouts = { note: '', tip: '', important: '', warning: '', caution: '' };

/** A text, its tree, and that of what the site shows: offsets differ if normalizing changes it. */
function parse(text: string) {
  const [tree, source] = [parseNormalized(text), normalizeSource(text)];
  return { text, tree, shown: source === text ? tree : parseNormalized(source) };
}

type Parsed = ReturnType<typeof parse>;

const edited = (parsed: Parsed, edits: Edit[]) =>
  edits.length > 0 ? parse(applyEdits(parsed.text, edits)) : parsed;

/** The first heading, if it repeats the post's title or the post has no other title. */
function openingTitle({ text, tree }: Parsed, title: string | undefined) {
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'html');
  if (first?.type !== 'heading') return undefined;
  const [[start, end], heading] = [rangeOf(first), textOf(first).trim()];
  const isTitle =
    title === undefined ? first.depth === 1 : lettersAndDigits(heading) === lettersAndDigits(title);
  if (!isTitle) return undefined;
  return { title: heading, start, end, text: lineEndsOf(text.slice(start, end)) };
}

/** Names of tags that hide their content: an encrypted part, a comment. */
const hidingTag = /^comment$|encrypt|passw|protect|private|secret/i;
const hidden = (text: string) => `<!-- ${text.replaceAll('-->', '--&gt;')} -->`;
/** A link or picture whose whole URL is a tag of a generator: `[text]({{ x }})`. */
const linkBefore = /!?\[([^[\]\n]*)\]\($/;

/** Puts what only a generator understands into comments, at the ends of lines: they stay Markdown. */
function hideForeign(text: string, foreign: Foreign[]): Edit[] {
  const tags = foreign.map(({ offset: start, text: tag, isInHtml }) => ({
    ...{ start, end: start + tag.length, text: ' '.repeat(tag.length) },
    ...{ comment: hidden(tag), isInHtml },
  }));
  const visible = applyEdits(text, tags);
  return tags.flatMap(({ start, end, comment, isInHtml }) => {
    const [after = ''] = visible.slice(end).split('\n', 1);
    const before = visible.slice(visible.lastIndexOf('\n', start - 1) + 1, start);
    const link = text[end] === ')' ? linkBefore.exec(before) : null;
    if (link) return { start: start - link[0].length, end: end + 1, text: `${link[1]}${comment}` };
    const beginsLine = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s*)?$/.test(before);
    if (isInHtml || !beginsLine || after.trim() === '') return { start, end, text: comment };
    const lineEnd = end + after.length;
    return [
      { start, end, text: '' },
      { start: lineEnd, end: lineEnd, text: ` ${comment}` },
    ];
  });
}

type Part = { node: Html | Image | ImageReference | Link | Definition; isLinked: boolean };

/** A post whose text is ready, except for the targets of its links. */
export type PreparedPost = Post &
  ReturnType<typeof prepareBody> & { publishedAliases: string[]; report: Report };

/** The new target of a link; undefined if there is none, which is reported. */
type FindTarget = (url: string, post: PreparedPost, line: number) => string | undefined;

/** A post's text, rewritten. Its links and pictures are as before: they depend on other posts. */
export function prepareBody(post: Omit<Post, 'articleSlug'>, blog: Blog, report: Report) {
  const { title } = post.fields;
  const rewritten = parse(rewriteBody(post, blog));
  const inert = edited(rewritten, activeElementEdits(rewritten.text, rewritten.tree, report));
  const formulas: string[] = [];
  visit(inert.shown, ({ type, ...node }: Nodes) => {
    if ((type === 'math' || type === 'inlineMath') && 'value' in node) formulas.push(node.value);
  });
  // What looks like Markdown in a formula is not Markdown.
  const isInFormula = (source: string) => formulas.some((formula) => formula.includes(source));
  // Marks of other dialects stay, such as ==this==: the check reports them.
  const foreign = foreignSyntax(inert.text, inert.tree, /\.mdx$/i.test(post.file)).filter(
    ({ text, remedy }) => !isInFormula(text) && (!remedy || /^(:|%%)/.test(text)),
  );
  let hiddenBy: string | undefined;
  for (const { line, text: tag, what } of foreign) {
    const [, name] = /^\{[{%][<%]?-?\s*(?:\/\s*)?([\w./-]+)/.exec(tag) ?? [];
    if (name && hidingTag.test(name)) hiddenBy ??= `the tag ${name}`;
    report(line, `${what}${name ? ` (${name})` : ''}`, tag.split('\n')[0]?.slice(0, 80));
  }
  const opening = openingTitle(inert, title);
  const edits = [opening ?? [], hideForeign(inert.text, foreign)].flat();
  const { text, tree, shown } = edited(inert, edits);
  const parts: Part[] = [];
  visit(tree, ['html', 'image', 'imageReference', 'link', 'definition'], (node, _, parent) => {
    if (!isInFormula(text.slice(...rangeOf(node))))
      parts.push({ node: node as Part['node'], isLinked: parent?.type === 'link' });
  });
  const elements = toTree(shown, { footnotes: '', backToText: '', callouts });
  return {
    ...{ text, parts, hiddenBy, title: title ?? opening?.title },
    ...{ ids: new Set(idsIn(elements)), excerpt: firstSentences(elements) },
  };
}

function writeTarget(url: string, title: string | null | undefined): string {
  const written = /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;
  return written + (title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '');
}

const escapeLabel = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

/** A picture with another URL, and its text alternative as it was written. */
function writePicture(source: string, { alt, title }: Image, url: string): string {
  const [, written] = /^!\[((?:[^[\]\\]|\\[\s\S])*)\]\(/.exec(source) ?? [];
  // The site shows the title as it is, as a caption.
  return `![${written ?? escapeLabel(alt ?? '')}](${writeTarget(url, title && plainText(title))})`;
}

/** Changes a link's URL, or keeps only its text. Pictures in its text are edited separately. */
function linkEdits(source: string, node: Link, to: string | undefined): Edit[] {
  const [start, end] = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (to === node.url) return [];
  if (source[start] !== '[' || !first || !last)
    return [{ start, end, text: to === undefined ? textOf(node) : `[${textOf(node)}](${to})` }];
  const [open, close] = to === undefined ? ['', ''] : ['[', `](${writeTarget(to, node.title)})`];
  const ending = { start: rangeOf(last)[1], end, text: close };
  return [{ start, end: rangeOf(first)[0], text: open }, ending];
}

/** Without its file a remote picture becomes a link, and another one its text alternative. */
function withoutPicture(source: string, { url, alt }: Image, isLinked: boolean): string {
  if (isLinked) return alt || url;
  return /^https?:/.test(url) ? source.slice(1).replace(/^\[\]/, () => `[${url}]`) : (alt ?? '');
}

/** The text with new targets of links and names of pictures, if they have one. */
export async function convertBody(post: PreparedPost, link: FindTarget, files: BlogFiles) {
  const { text: source, parts } = post;
  const images = new Set<string>();
  const definitions = new Map<string, string>();
  for (const { node } of parts) {
    if (node.type === 'imageReference') images.add(node.identifier);
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  }
  const names = new Map<string, string | undefined>();
  const findEdits = (newUrl: NewUrl, reportHtml: Report): Edit[] =>
    parts.flatMap(({ node, isLinked }) => {
      const [start, end] = rangeOf(node);
      const line = node.position?.start.line ?? 1;
      const written = source.slice(start, end);
      const put = (text: string, to = end) => [{ start, end: to, text }];
      if (node.type === 'html') return put(convertHtml(node, source, newUrl, reportHtml));
      if (node.type === 'link') return linkEdits(source, node, newUrl('href', node.url, line));
      if (node.type === 'image') {
        const name = newUrl('src', node.url, line);
        if (name) return put(writePicture(written, node, name));
        return put(withoutPicture(written, node, isLinked));
      }
      if (node.type === 'definition') {
        const to = newUrl(images.has(node.identifier) ? 'src' : 'href', node.url, line);
        const url = to ?? (/^https:/.test(node.url) ? node.url : '#');
        const label = escapeLabel(node.label ?? '');
        return url === node.url ? [] : put(`[${label}]: ${writeTarget(url, node.title)}`);
      }
      // A missing picture becomes a link to it.
      return names.get(definitions.get(node.identifier) ?? '') ? [] : put('', start + 1);
    });
  const uses: Parameters<NewUrl>[] = [];
  const noteUse: NewUrl = (...use) => {
    uses.push(use);
    return use[1];
  };
  findEdits(noteUse, () => {});
  for (const [kind, url, line] of uses)
    if (kind === 'src' && !names.has(url)) names.set(url, await files.addPicture(url, post, line));
  const newUrl: NewUrl = (kind, url, line) =>
    kind === 'src' ? names.get(url) : link(url, post, line);
  return applyEdits(source, findEdits(newUrl, post.report));
}

const isFormula = (node: ElementContent) =>
  node.type === 'element' && /math/.test(`${node.properties.className}`);

const [shortest, longest] = [30, 200];

/** As many sentences of the first paragraph as a card shows. A formula's source is not one. */
function firstSentences(tree: Elements): string | undefined {
  const paragraphs: string[] = [];
  visit(tree, 'element', (node) => {
    const paragraph = node.tagName === 'p' ? htmlText(node).replace(/\s+/g, ' ').trim() : '';
    if (/\p{L}/u.test(paragraph) && !node.children.some(isFormula)) paragraphs.push(paragraph);
  });
  // A short line such as a place and a date is not an excerpt.
  const first = paragraphs.slice(0, 3).find(({ length }) => length >= shortest) ?? paragraphs[0];
  return first && divideText(first, longest)[0];
}
