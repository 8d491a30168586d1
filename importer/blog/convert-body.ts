/** Converts the text of a post to that of an article, with as few changes as possible. */
import type { ElementContent, Root as Elements } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Definition, Html, Image, ImageReference, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { lettersAndDigits } from '../../src/lib/text.ts';
import { type Foreign, foreignSyntax } from '../../src/markdown/foreign-syntax.ts';
import { normalizeSource } from '../../src/markdown/normalize-source.ts';
import { parseNormalized } from '../../src/markdown/parse-markdown.ts';
import { idsIn, toTree } from '../../src/markdown/to-tree.ts';
import { divideText, plainText } from '../clean-text.ts';
import { activeElementEdits, convertHtml, type NewUrl, type Report } from './convert-html.ts';
import { applyEdits, type Edit } from './edits.ts';
import type { Blog } from './find-posts.ts';
import type { Post } from './posts.ts';
import { rewriteBody } from './rewrites.ts';

const readPosition = ({ position }: { position?: Root['position'] }) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
  line: position?.start.line ?? 1,
});

/** The tree requires strings of the interface, which are not used here. */
const callouts = { note: '', tip: '', important: '', warning: '', caution: '' };

/** The tree of a text as the site shows it: its offsets differ if normalizing changes the text. */
function parseShown(text: string, tree: Root): Root {
  const source = normalizeSource(text);
  return source === text ? tree : parseNormalized(source);
}

/** The first heading, if it repeats the post's title or the post has no other title. */
function openingTitle(tree: Root, title: string | undefined) {
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'html');
  if (first?.type !== 'heading') return undefined;
  const heading = textOf(first);
  const isTitle =
    title === undefined ? first.depth === 1 : lettersAndDigits(heading) === lettersAndDigits(title);
  return isTitle ? { title: heading.trim(), ...readPosition(first), text: '' } : undefined;
}

/** Names of tags that hide their content: an encrypted part, a comment. */
const hidingTag = /^comment$|encrypt|passw|protect|private|secret/i;
const hidden = (text: string) => `<!-- ${text.replaceAll('-->', '--&gt;')} -->`;
/** A link or picture whose whole URL is a tag of a generator: `[text]({{ x }})`. */
const linkBefore = /!?\[([^[\]\n]*)\]\($/;

/** Puts what only a generator understands into comments, at the ends of lines: they stay Markdown. */
function hideForeign(text: string, foreign: Foreign[]): string {
  const tags = foreign.map(({ offset: start, text: tag, isInHtml }) => ({
    ...{ start, end: start + tag.length, text: ' '.repeat(tag.length) },
    ...{ comment: hidden(tag), isInHtml },
  }));
  const visible = applyEdits(text, tags);
  const edits = tags.flatMap(({ start, end, comment, isInHtml }): Edit[] => {
    const [after = ''] = visible.slice(end).split('\n', 1);
    const before = visible.slice(visible.lastIndexOf('\n', start - 1) + 1, start);
    const link = text[end] === ')' ? linkBefore.exec(before) : null;
    if (link)
      return [{ start: start - link[0].length, end: end + 1, text: `${link[1]}${comment}` }];
    const beginsLine = /^[\s>]*(?:[-*+]|\d+[.)])?\s*$/.test(before);
    if (isInHtml || !beginsLine || after.trim() === '') return [{ start, end, text: comment }];
    const lineEnd = end + after.length;
    return [
      { start, end, text: '' },
      { start: lineEnd, end: lineEnd, text: ` ${comment}` },
    ];
  });
  return applyEdits(text, edits);
}

type Part = { node: Html | Image | ImageReference | Link | Definition; isLinked: boolean };

const partTypes = ['html', 'image', 'imageReference', 'link', 'definition'];

export type PreparedBody = ReturnType<typeof prepareBody>;

/** A post's text, rewritten. Its links and pictures are as before: they depend on other posts. */
export function prepareBody(post: Omit<Post, 'articleSlug'>, blog: Blog, report: Report) {
  const { title } = post.fields;
  const isMdx = /\.mdx$/i.test(post.file);
  let text = rewriteBody(post, blog);
  let tree = parseNormalized(text);
  const change = (changed: string) => {
    if (changed === text) return;
    text = changed;
    tree = parseNormalized(text);
  };
  change(applyEdits(text, activeElementEdits(text, tree, report)));
  const opening = openingTitle(tree, title);
  if (opening) change(applyEdits(text, [opening]));
  const before = text;
  let shown = parseShown(text, tree);
  const formulas: string[] = [];
  visit(shown, ({ type, ...node }: Nodes) => {
    if ((type === 'math' || type === 'inlineMath') && 'value' in node) formulas.push(node.value);
  });
  // What looks like Markdown in a formula is not Markdown.
  const isInFormula = (source: string) => formulas.some((formula) => formula.includes(source));
  // Marks of other dialects stay, such as ==this==: the check reports them.
  const foreign = foreignSyntax(text, tree, isMdx).filter(
    ({ text, remedy }) => !isInFormula(text) && (!remedy || /^(:|%%)/.test(text)),
  );
  let hiddenBy: string | undefined;
  for (const { line, text: tag, what } of foreign) {
    const [, name] = /^\{[{%][<%]?-?\s*\/?\s*([\w./-]+)/.exec(tag) ?? [];
    if (name && hidingTag.test(name)) hiddenBy ??= `the tag ${name}`;
    report(line, `${what}${name ? ` (${name})` : ''}`, tag.split('\n')[0]?.slice(0, 80));
  }
  change(hideForeign(text, foreign));
  const parts: Part[] = [];
  visit(tree, (node, _, parent) => {
    const { start, end } = readPosition(node);
    if (partTypes.includes(node.type) && !isInFormula(text.slice(start, end)))
      parts.push({ node: node as Part['node'], isLinked: parent?.type === 'link' });
  });
  if (text !== before) shown = parseShown(text, tree);
  const elements = toTree(shown, { footnotes: '', backToText: '', callouts });
  const ids = new Set(idsIn(elements));
  const excerpt = firstSentences(elements);
  return { text, parts, title: title ?? opening?.title, ids, excerpt, hiddenBy };
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
  const { start, end } = readPosition(node);
  const [first, last] = [node.children[0], node.children.at(-1)].map((child) => child?.position);
  if (to === node.url) return [];
  if (source[start] !== '[' || !first || !last) {
    const label = textOf(node);
    return [{ start, end, text: to === undefined ? label : `[${label}](${to})` }];
  }
  const from = last.end.offset ?? end;
  if (to !== undefined) return [{ start: from, end, text: `](${writeTarget(to, node.title)})` }];
  return [
    { start, end: first.start.offset ?? start, text: '' },
    { start: from, end, text: '' },
  ];
}

/** Without its file a remote picture becomes a link, and another one its text alternative. */
function withoutPicture(source: string, { url, alt }: Image, isLinked: boolean): string {
  if (isLinked) return alt || url;
  return /^https?:/.test(url) ? source.slice(1).replace(/^\[\]/, () => `[${url}]`) : (alt ?? '');
}

/** The text with new targets of links and names of pictures, if they have one. */
export async function convertBody(
  { text: source, parts }: Pick<PreparedBody, 'text' | 'parts'>,
  link: (url: string, line: number) => string | undefined,
  picture: (url: string, line: number) => Promise<string | undefined>,
  report: Report,
): Promise<string> {
  const images = new Set<string>();
  const definitions = new Map<string, string>();
  for (const { node } of parts) {
    if (node.type === 'imageReference') images.add(node.identifier);
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  }
  const names = new Map<string, string>();
  const findEdits = (newUrl: NewUrl, reportHtml: Report): Edit[] =>
    parts.flatMap(({ node, isLinked }) => {
      const { start, end, line } = readPosition(node);
      const written = source.slice(start, end);
      const put = (text: string, to = end) => [{ start, end: to, text }];
      if (node.type === 'html')
        return put(convertHtml(node.value, line, source, newUrl, reportHtml));
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
      return names.has(definitions.get(node.identifier) ?? '') ? [] : put('', start + 1);
    });
  const pictures = new Map<string, number>();
  findEdits(
    (kind, url, line) => {
      if (kind === 'src' && !pictures.has(url)) pictures.set(url, line);
      return url;
    },
    () => {},
  );
  for (const [url, line] of pictures) {
    const name = await picture(url, line);
    if (name) names.set(url, name);
  }
  const newUrl: NewUrl = (kind, url, line) => (kind === 'src' ? names.get(url) : link(url, line));
  return applyEdits(source, findEdits(newUrl, report));
}

const isFormula = (node: ElementContent) =>
  node.type === 'element' && /math/.test(`${node.properties.className}`);

const [shortest, longest] = [30, 200];

/** As many sentences of the first paragraph as a card shows. */
function firstSentences(tree: Elements): string | undefined {
  const paragraphs: string[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'p') return;
    const paragraph = htmlText(node).replace(/\s+/g, ' ').trim();
    // A formula's source is not a sentence.
    if (!/\p{L}/u.test(paragraph) || node.children.some(isFormula)) return;
    paragraphs.push(paragraph);
    // A short line such as a place and a date is not an excerpt.
    return paragraphs.length === 3 || paragraph.length >= shortest ? EXIT : undefined;
  });
  const first = paragraphs.find(({ length }) => length >= shortest) ?? paragraphs[0];
  return first && divideText(first, longest)[0];
}
