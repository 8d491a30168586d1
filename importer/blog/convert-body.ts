/** Converts a post's text into an article's: changes only what it must, and keeps line numbers. */
import { extname } from 'node:path';
import { slug } from 'github-slugger';
import type { Element } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Image, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { decodeUrl } from '../../lib/decode-url.ts';
import { lettersOnly } from '../../lib/texts.ts';
import { normalizeSource } from '../../model/articles/markdown/normalize-source.ts';
import { parseMarkdown, parseNormalized } from '../../model/articles/markdown/parse-markdown.ts';
import { idsIn, toTree } from '../../model/articles/markdown/to-tree.ts';
import { type Addresses, activeElementEdits, convertHtml } from './convert-html.ts';
import { applyEdits, type Edit } from './edits.ts';
import { convertTemplates, foreignEdits, removeStatements, unwrapMdx } from './foreign.ts';

type Note = (line: number, what: string) => void;

export type ConversionContext = {
  file: string;
  title: string | undefined;
  /** The new target of a link; undefined if its page was not imported. */
  link: (url: string) => string | undefined;
  /** The name of a picture next to the article. Rejects with the reason if there is none. */
  picture: (url: string) => Promise<string>;
  note: Note;
};

const nodeLine = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;

const offsets = ({ position }: { position?: Root['position'] }) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The tree needs words that nobody reads here. */
const noWords = {
  footnotes: '',
  backToText: '',
  alerts: { note: '', tip: '', important: '', warning: '', caution: '' },
};

const parseBody = (text: string) => toTree(parseMarkdown(text), noWords);

/** The ids of an article's headings. */
export const readIds = (text: string) => new Set(idsIn(parseBody(text)));

/** A link's destination in Markdown, escaped. */
const destination = (url: string) =>
  /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;

/** The first heading if it is the post's title, or the title of a post without one. */
function openingTitle(tree: Root, title: string | undefined) {
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'html');
  if (first?.type !== 'heading') return undefined;
  const heading = textOf(first);
  const isTitle =
    title === undefined ? first.depth === 1 : lettersOnly(heading) === lettersOnly(title);
  return isTitle ? { title: heading.trim(), ...offsets(first) } : undefined;
}

/** Finds pictures beforehand, since some are downloaded. */
async function bringPictures(
  tree: Root,
  isElement: (name: string) => boolean,
  context: ConversionContext,
) {
  const names = new Map<string, string>();
  const wanted = new Map<string, number>();
  const want = (url: string, line: number) => {
    if (!wanted.has(url)) wanted.set(url, line);
  };
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'image') want(node.url, nodeLine(node));
    if (node.type === 'definition' && images.has(node.identifier)) want(node.url, nodeLine(node));
    if (node.type === 'html')
      convertHtml(
        node.value,
        nodeLine(node),
        isElement,
        {
          picture: (url, line) => {
            want(url, line);
            return url;
          },
          link: (url) => url,
        },
        () => {},
      );
  });
  for (const [url, line] of wanted)
    try {
      names.set(url, await context.picture(url));
    } catch (error) {
      context.note(line, `the picture ${url.slice(0, 120)} ${(error as Error).message}`);
    }
  return { names, images };
}

const isMdx = (file: string) => extname(file).toLowerCase() === '.mdx';

/** Replaces a missing picture by a link to it, or by its text. */
const withoutPicture = ({ url, alt }: { url: string; alt?: string | null | undefined }) =>
  /^https?:\/\//.test(url)
    ? `[${(alt || url).replace(/[[\]]/g, '')}](${destination(url)})`
    : (alt ?? '');

function imageEdit(node: Image, names: Map<string, string>, isLinked: boolean): Edit {
  const name = names.get(node.url);
  const title = node.title ? ` "${node.title.replace(/"/g, '\\"')}"` : '';
  const alt = (node.alt ?? '').replace(/[[\]\\]/g, '\\$&').replace(/\n/g, ' ');
  return {
    ...offsets(node),
    text: name
      ? `![${alt}](${destination(name)}${title})`
      : isLinked
        ? alt || node.url
        : withoutPicture(node),
  };
}

/** Changes a link's URL, or keeps only its text. Pictures in its text have edits of their own. */
function linkEdits(text: string, node: Link, to: string | undefined): Edit[] {
  if (to === node.url) return [];
  const { start, end } = offsets(node);
  if (node.children.length === 0)
    return [{ start, end, text: to === undefined ? '' : `[${to}](${destination(to)})` }];
  const first = node.children[0]?.position?.start.offset ?? start;
  const last = node.children.at(-1)?.position?.end.offset ?? end;
  if (text[start] !== '[')
    return [
      {
        start,
        end,
        text: to === undefined ? textOf(node) : `[${textOf(node)}](${destination(to)})`,
      },
    ];
  const title = node.title ? ` "${node.title.replace(/"/g, '\\"')}"` : '';
  return [
    { start, end: first, text: to === undefined ? '' : '[' },
    { start: last, end, text: to === undefined ? '' : `](${destination(to)}${title})` },
  ];
}

/** The id that a fragment means, which may be written as the heading's text. */
export function findId(ids: ReadonlySet<string>, wanted: string): string | undefined {
  if (ids.has(wanted)) return wanted;
  const named = slug(wanted);
  return ids.has(named) ? named : [...ids].find((id) => lettersOnly(id) === lettersOnly(wanted));
}

/**
 * Links to headings that do not exist become text; links to differently written ones are corrected.
 */
function mendFragments(written: string, note: Note): string {
  const text = normalizeSource(written);
  const ids = readIds(text);
  const edits: Edit[] = [];
  const tree = parseNormalized(text);
  visit(tree, 'link', (node) => {
    if (!node.url.startsWith('#')) return;
    const wanted = decodeUrl(node.url.slice(1));
    if (ids.has(wanted)) return;
    const targetId = findId(ids, wanted);
    if (!targetId && wanted)
      note(nodeLine(node), `the link to #${wanted}, which the text does not have`);
    edits.push(...linkEdits(text, node, targetId && `#${targetId}`));
  });
  visit(tree, 'definition', (node) => {
    if (node.url.startsWith('#') && !ids.has(decodeUrl(node.url.slice(1))))
      edits.push({ ...offsets(node), text: `[${node.label}]: #` });
  });
  visit(tree, 'html', (node) => {
    const html = node.value.replace(/ href="#([^"]*)"/g, (all, id: string) =>
      ids.has(decodeUrl(id)) ? all : '',
    );
    if (html !== node.value) edits.push({ ...offsets(node), text: html });
  });
  return applyEdits(text, edits);
}

const hasFormula = (paragraph: Element) =>
  paragraph.children.some(
    (child) => child.type === 'element' && /math/.test(`${child.properties.className}`),
  );

/** The first paragraph, as long as a card shows it. */
function firstParagraph(text: string): string | undefined {
  const altTexts: string[] = [];
  visit(parseBody(text), 'element', (node) => {
    if (node.tagName !== 'p') return;
    const altText = htmlText(node).replace(/\s+/g, ' ').trim();
    // A formula's source is no sentence.
    if (!/\p{L}/u.test(altText) || hasFormula(node)) return;
    altTexts.push(altText);
    // A short line such as a place and a date is no excerpt.
    return altTexts.length === 3 || altText.length >= shortest ? EXIT : undefined;
  });
  const first = altTexts.find((said) => said.length >= shortest) ?? altTexts[0];
  return first && shortenText(first);
}

/** The minimum length of an excerpt, in characters. */
const shortest = 30;

/** The maximum length of an excerpt, in characters. */
const maxExcerptLength = 200;

/** As many whole sentences as fit; of a longer one whole words. */
export function shortenText(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const sentences = [...text.slice(0, maxExcerptLength).matchAll(/[.!?](?=\s)|[。！？]/gu)];
  const end = sentences.at(-1);
  if (end && end.index > maxExcerptLength / 3) return text.slice(0, end.index + 1);
  const cut = text.slice(0, maxExcerptLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxExcerptLength / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:]+$/, '')}…`;
}

/** Finds edits in the normalized text, whose offsets they have, and applies them to it. */
function editText(written: string, findEdits: (text: string, tree: Root) => Edit[]): string {
  const text = normalizeSource(written);
  return applyEdits(text, findEdits(text, parseNormalized(text)));
}

/**
 * @param body the text with empty lines in place of its fields, which keeps line numbers.
 *
 * @returns the text, its opening title if the post has no other, and its first paragraph.
 */
export async function convertBody(body: string, context: ConversionContext) {
  const { note, file, link, title } = context;
  const templated = convertTemplates(
    isMdx(file) ? unwrapMdx(removeStatements(body, note)) : body,
    title,
  );
  const inert = editText(templated, (text, tree) => activeElementEdits(text, tree, note));
  const source = normalizeSource(editText(inert, (text, tree) => foreignEdits(text, tree, note)));
  const tree = parseNormalized(source);
  // Closed names are elements; others are text such as `List<T>` or `<your-name>`.
  const isElement = (name: string) => isMdx(file) || source.includes(`</${name}>`);
  const opening = openingTitle(tree, title);
  const { names, images } = await bringPictures(tree, isElement, context);
  const addresses: Addresses = {
    picture: (url) => names.get(url),
    link: (url, line) => linkAt(url, line),
  };
  const linkAt = (url: string, line: number) => {
    const to = link(url);
    if (to === undefined)
      note(line, `the link to ${decodeUrl(url).slice(0, 120)}, which is not on this site`);
    return to;
  };
  const edits: Edit[] = [
    ...(opening ? [{ start: opening.start, end: opening.end, text: '' }] : []),
  ];
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  visit(tree, (node, _, parent) => {
    if (node.type === 'html') {
      const { start, end } = offsets(node);
      edits.push({
        start,
        end,
        text: convertHtml(node.value, nodeLine(node), isElement, addresses, note),
      });
    }
    if (node.type === 'text' && isMdx(file))
      for (const [expression] of node.value.matchAll(/\{[^{}]+\}/g))
        note(nodeLine(node), `an expression of MDX, which is now text: ${expression}`);
    if (node.type === 'image') edits.push(imageEdit(node, names, parent?.type === 'link'));
    // A missing picture becomes a link to it.
    if (node.type === 'imageReference' && !names.has(definitions.get(node.identifier) ?? '')) {
      const { start } = offsets(node);
      edits.push({ start, end: start + 1, text: '' });
    }
    if (node.type === 'link')
      edits.push(...linkEdits(source, node, linkAt(node.url, nodeLine(node))));
    if (node.type === 'definition') {
      const to = images.has(node.identifier)
        ? names.get(node.url)
        : linkAt(node.url, nodeLine(node));
      const { start, end } = offsets(node);
      if (to !== node.url)
        edits.push({
          start,
          end,
          text: `[${node.label}]: ${destination(to ?? (/^https:/.test(node.url) ? node.url : '#'))}`,
        });
    }
  });
  const text = mendFragments(applyEdits(source, edits), note);
  return { text, title: title ?? opening?.title, excerpt: firstParagraph(text) };
}
