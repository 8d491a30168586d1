/** Converts the text of a post to that of an article, with as few changes as possible. */
import type { Element, Root as Elements } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { lettersAndDigits } from '../../src/lib/text.ts';
import { type Foreign, foreignSyntax } from '../../src/markdown/foreign-syntax.ts';
import { parseMarkdown } from '../../src/markdown/parse-markdown.ts';
import { parser } from '../../src/markdown/parsers.ts';
import { idsIn, toTree } from '../../src/markdown/to-tree.ts';
import { divideText } from '../clean-text.ts';
import { activeElementEdits, convertHtml, type NewUrl, type Report } from './convert-html.ts';
import { applyEdits, type Edit } from './edits.ts';
import type { GeneratorName } from './generators.ts';
import { rewriteBody } from './rewrites.ts';

const readPosition = ({ position }: { position?: Root['position'] }) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
  line: position?.start.line ?? 1,
});

/** The tree requires strings of the interface, which are not used here. */
const noStrings = {
  footnotes: '',
  backToText: '',
  alerts: { note: '', tip: '', important: '', warning: '', caution: '' },
};

/**
 * Parses a text without the rewriting of formulas and prices that the site does, so that offsets are
 * those of the text. What looks like Markdown in a formula is not Markdown.
 */
function parseAsWritten(text: string) {
  const formulas: string[] = [];
  if (text.includes('$') || text.includes('\\'))
    visit(parseMarkdown(text), ({ type, ...node }: Nodes) => {
      if ((type === 'math' || type === 'inlineMath') && 'value' in node) formulas.push(node.value);
    });
  const isInFormula = (source: string) => formulas.some((formula) => formula.includes(source));
  return { tree: parser.parse(text), isInFormula };
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

export type PreparedBody = ReturnType<typeof prepareBody>;

/** Names of tags that hide their content: an encrypted part, a comment. */
const hidingTag = /^comment$|encrypt|passw|protect|private|secret/i;

/** An HTML comment, which the site does not publish. */
const hidden = (text: string) => `<!-- ${text.replaceAll('-->', '--&gt;')} -->`;

/** A link or picture whose whole URL is a tag of a generator: `[text]({{ x }})`. */
const linkBefore = /!?\[([^[\]\n]*)\]\($/;

/**
 * Puts what only a generator understands into comments. A comment at the beginning of a line would
 * make the whole line HTML, so it is moved to the line's end.
 */
function hideForeign(text: string, foreign: Foreign[]): string {
  const tags = foreign.map(({ offset: start, text: tag, isInHtml }) => ({
    ...{ start, end: start + tag.length, text: ' '.repeat(tag.length) },
    ...{ comment: hidden(tag), isInHtml },
  }));
  const visible = applyEdits(text, tags);
  const edits = tags.flatMap(({ start, end, comment, isInHtml }): Edit[] => {
    const [after = ''] = visible.slice(end).split('\n', 1);
    const before = visible.slice(0, start).split('\n').at(-1) ?? '';
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

/**
 * @param body the text with empty lines in place of its fields, which keeps line numbers.
 *
 * @returns the rewritten text. Its links and pictures are as before, since they depend on other posts.
 */
export function prepareBody(
  body: string,
  title: string | undefined,
  generator: GeneratorName,
  report: Report,
) {
  const rewritten = rewriteBody(body, generator, title ?? '');
  const active = activeElementEdits(rewritten, parser.parse(rewritten), report);
  const inert = applyEdits(rewritten, active);
  const opening = openingTitle(parser.parse(inert), title);
  const untitled = opening ? applyEdits(inert, [opening]) : inert;
  const { tree, isInFormula } = parseAsWritten(untitled);
  // Marks of other dialects stay, such as ==this==: the check reports them.
  const foreign = foreignSyntax(untitled, tree).filter(
    ({ text, remedy }) => !isInFormula(text) && (!remedy || text.startsWith(':')),
  );
  let hiddenBy: string | undefined;
  for (const { line, text: tag, what } of foreign) {
    const [, name] = /^\{[{%][<%]?-?\s*\/?\s*([\w./-]+)/.exec(tag) ?? [];
    if (name && hidingTag.test(name)) hiddenBy ??= `the tag ${name}`;
    report(line, `${what}${name ? ` (${name})` : ''}`, tag.split('\n')[0]?.slice(0, 80));
  }
  const text = hideForeign(untitled, foreign);
  const elements = toTree(parseMarkdown(text), noStrings);
  return {
    text,
    /** The post's, or that of its first heading. */
    title: title ?? opening?.title,
    /** Of its headings. */
    ids: new Set(idsIn(elements)),
    excerpt: firstSentences(elements),
    /** A tag that hides its content, such as an encrypted part. */
    hiddenBy,
  };
}

/** The parts of a link, a picture or a definition before and after its URL. */
const urlPattern =
  /^([\s\S]*\][(:]\s*)(?:<[^<>\n]*>|(?:\\.|[^\s<>\\])*?)((?:\s+(?:"[\s\S]*"|'[\s\S]*'|\([\s\S]*\)))?\s*\)?)$/;

const withUrl = (source: string, url: string) => {
  const written = /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;
  return source.replace(urlPattern, (_, before, after) => before + written + after);
};

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
  if (to !== undefined) return [{ start: from, end, text: withUrl(source.slice(from, end), to) }];
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

/**
 * @param link the new target of a link, if it has one.
 *
 * @param picture the name of a picture beside the article, if there is one.
 * @returns the text with its new links and pictures.
 */
export async function convertBody(
  source: string,
  link: (url: string, line: number) => string | undefined,
  picture: (url: string, line: number) => Promise<string | undefined>,
  report: Report,
): Promise<string> {
  const { tree, isInFormula } = parseAsWritten(source);
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  const names = new Map<string, string>();
  const findEdits = (newUrl: NewUrl, reportHtml: Report): Edit[] => {
    const edits: Edit[] = [];
    visit(tree, (node, _, parent) => {
      const { start, end, line } = readPosition(node);
      const written = source.slice(start, end);
      if (isInFormula(written)) return;
      const put = (text: string, to = end) => edits.push({ start, end: to, text });
      if (node.type === 'html') put(convertHtml(node.value, line, source, newUrl, reportHtml));
      if (node.type === 'image') {
        const name = newUrl('src', node.url, line);
        const isLinked = parent?.type === 'link';
        put(name ? withUrl(written, name) : withoutPicture(written, node, isLinked));
      }
      // A missing picture becomes a link to it.
      if (node.type === 'imageReference' && !names.has(definitions.get(node.identifier) ?? ''))
        put('', start + 1);
      if (node.type === 'link')
        edits.push(...linkEdits(source, node, newUrl('href', node.url, line)));
      if (node.type === 'definition') {
        const to = newUrl(images.has(node.identifier) ? 'src' : 'href', node.url, line);
        const other = /^https:/.test(node.url) ? node.url : '#';
        put(withUrl(written, to ?? other));
      }
    });
    return edits;
  };
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

const hasFormula = (paragraph: Element) =>
  paragraph.children.some(
    (child) => child.type === 'element' && /math/.test(`${child.properties.className}`),
  );

/** The minimum and the maximum length of an excerpt, in characters. */
const shortest = 30;
const longest = 200;

/** As many sentences of the first paragraph as a card shows. */
function firstSentences(tree: Elements): string | undefined {
  const paragraphs: string[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'p') return;
    const paragraph = htmlText(node).replace(/\s+/g, ' ').trim();
    // A formula's source is not a sentence.
    if (!/\p{L}/u.test(paragraph) || hasFormula(node)) return;
    paragraphs.push(paragraph);
    // A short line such as a place and a date is not an excerpt.
    return paragraphs.length === 3 || paragraph.length >= shortest ? EXIT : undefined;
  });
  const first = paragraphs.find(({ length }) => length >= shortest) ?? paragraphs[0];
  return first && divideText(first, longest)[0];
}
