/** Renders Markdown as the HTML of pages. */
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { scriptsIn, uprightCharacters } from '#lib/scripts.ts';
import { shortUrl } from '#lib/short-url.ts';
import { ids } from '#schema/constants.ts';
import { isVideoName } from '#schema/picture-names.ts';
import { platformOfUrl } from '#schema/profile-kinds.ts';
import type { UiArticleStrings as Strings } from '#strings/types.ts';
import { codeBlock } from './code.ts';
import { element, text } from './elements.ts';
import { resolveTarget } from './links.ts';
import { mathematics } from './mathematics.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { pictureElement } from './picture-element.ts';
import { headingText, toTree } from './to-tree.ts';
import { videoParts } from './video-element.ts';

export type RenderOptions = {
  path: string;
  /** Finds the picture of a URL in the text. */
  pictures: (url: string) => ResponsiveImage | undefined;
  strings: Strings;
  /** The languages of the text and of the strings, if they differ. */
  languages?: { ofText: string; ofStrings: string } | undefined;
  urlFor: (path: string) => string;
};

/** Whether an element is or contains a picture with a text alternative. */
const hasAlt = ({ properties, children }: Element): boolean =>
  Boolean(properties.alt) || children.some((child) => child.type === 'element' && hasAlt(child));

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

/** A heading of the text, for the table of contents. */
export type Heading = { level: 2 | 3; id: string; text: string };

/** The services of videos, whose names are in links that show a bare URL. */
const videoServices: Record<string, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  peertube: 'PeerTube',
};

/** Names a link that has neither text nor a described picture by its URL. */
function nameLink({ children, properties }: Element, href: string) {
  const pictures = children.filter((child) => child.type === 'element');
  if (textOf({ type: 'root', children }).trim() || pictures.some(hasAlt)) return;
  if (pictures.length > 0) properties.ariaLabel = shortUrl(href);
  else children.splice(0, children.length, text(shortUrl(href)));
}

/** Sets the attributes and text of a link, which may be alone in its paragraph. */
function decorateLink(node: Element, isAlone: boolean, options: RenderOptions) {
  const { properties } = node;
  const { path, urlFor } = options;
  if (properties.href === undefined) return;
  const href = `${properties.href}`;
  const target = resolveTarget(href, path);
  nameLink(node, href);
  if (target === 'external') {
    if (/^https?:/i.test(href))
      Object.assign(properties, {
        target: '_blank',
        rel: ['noopener', 'noreferrer'],
        ariaDescribedBy: [ids.newTabNote],
      });
    const service = isAlone && textOf(node) === href && videoServices[`${platformOfUrl(href)}`];
    if (service) node.children = [text(`${service}: ${shortUrl(href)}`)];
    // Shown in print, unless the text is the URL.
    else if (shortUrl(textOf(node)) !== shortUrl(href)) properties.dataUrl = shortUrl(href);
  } else if (target === 'invalid') delete properties.href;
  else if (!href.startsWith('#'))
    properties.href =
      urlFor(target.path) + target.query + (target.fragment ? `#${target.fragment}` : '');
}

/** The elements within links or others of some names. */
function elementsWithin(tree: Root, names: string[]): Set<Element> {
  const within = new Set<Element>();
  visit(tree, 'element', (node) => {
    if (!names.includes(node.tagName)) return;
    visit(node, 'element', (inner) => void within.add(inner));
  });
  return within;
}

/** The first picture of a video that is a link, or its text. */
const linkedVideo = ({ poster, width, height }: ResponsiveImage, alt: string) =>
  poster
    ? element('img', { src: poster, alt, width, height, loading: 'lazy', decoding: 'async' })
    : text(alt);

/** Replaces code, mathematics and pictures, and adds attributes to links, tables and tasks. */
function decorateTree(tree: Root, options: RenderOptions) {
  const { strings, pictures } = options;
  const inLinks = elementsWithin(tree, ['a']);
  visit(tree, 'element', ({ properties }) => {
    if (!properties.align) return;
    properties.className = [`${properties.align}`.toLowerCase()];
    delete properties.align;
  });
  visit(tree, 'element', (node, index, parent): VisitorResult => {
    if (!parent || index === undefined) return;
    const { tagName, properties } = node;
    const isAlone =
      parent.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
    const replace = (by: ElementContent): VisitorResult => {
      parent.children[index] = by;
      return SKIP;
    };
    const [inner] = node.children;
    if (tagName === 'pre' && inner?.type === 'element' && inner.tagName === 'code') {
      const code = textOf(inner).replace(/\n$/, '');
      if (hasClass(inner, 'math-display'))
        return replace(element('div', { className: ['formula'] }, [mathematics(code, true)]));
      const [language] = (inner.properties.className as string[] | undefined) ?? [];
      const info = inner.properties.dataMeta ?? language?.replace('language-', '');
      return replace(codeBlock(`${info ?? ''}`, code, strings.code));
    }
    if (tagName === 'code') {
      if (hasClass(node, 'math-inline')) return replace(mathematics(textOf(node), false));
      properties.translate = 'no';
    }
    if (tagName === 'table') {
      const group = { className: ['table'], role: 'group', ariaLabel: strings.table };
      parent.children[index] = element('div', group, [node]);
    }
    if (/^(em|i|cite|dfn|var|q)$/.test(tagName) && uprightCharacters.test(textOf(node)))
      properties.dataUpright = '';
    if (tagName === 'input')
      Object.assign(properties, { ariaLabel: properties.checked ? strings.done : strings.notDone });
    if (tagName === 'img') {
      const encoded = pictures(`${properties.src}`);
      const dark = properties.dataDark ? pictures(`${properties.dataDark}`) : undefined;
      const video = isVideoName(`${properties.src}`) ? encoded : undefined;
      const isLinked = inLinks.has(node);
      const alt = `${properties.alt ?? ''}`;
      if (video && isLinked) return replace(linkedVideo(video, alt));
      const parts: Element[] = video
        ? videoParts(video, alt)
        : [encoded ? pictureElement(encoded, properties, isLinked, dark) : { ...node }];
      // In a sentence a video is its link.
      if (!isAlone) return replace((video ? parts[1]?.children[0] : parts[0]) as Element);
      // The text of a video without a first picture is below it.
      const caption = properties.title ?? (video && !video.poster && alt);
      if (caption) parts.push(element('figcaption', {}, [text(`${caption}`)]));
      Object.assign(parent, element('figure', parent.properties, parts));
      return SKIP;
    }
    if (tagName === 'a') decorateLink(node, isAlone, options);
  });
}

/** Gives the strings in a text their language. */
function nameLanguages(tree: Root, { ofText, ofStrings }: NonNullable<RenderOptions['languages']>) {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    const hasString = properties.ariaLabel && /^(a|input|div)$/.test(tagName);
    if (hasString || properties.id === 'footnote-label' || hasClass(node, 'code'))
      properties.lang = ofStrings;
    if (tagName === 'table') properties.lang = ofText;
  });
}

/** Renders a text; returns its tree and headings. */
export function renderMarkdown(source: string, options: RenderOptions) {
  const tree = toTree(parseMarkdown(source), options.strings);
  const headings: Heading[] = [];
  const controls = elementsWithin(tree, ['a', 'summary']);
  visit(tree, 'element', (node) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
    const id = `${node.properties.id}`;
    if (level < 4) node.properties.dataScript = scriptsIn(textOf(node));
    // The footnotes' heading is not part of the text.
    if (!level || id === 'footnote-label') return;
    const label = headingText(node);
    // A heading without text would be a link without text in the table of contents.
    if (level < 4 && label) headings.push({ level: level as 2 | 3, id, text: label });
    // A link to the heading for visitors with a mouse; others use the table of contents. What
    // contains the heading may respond to clicks itself.
    const anchor = { className: ['anchor'], href: `#${id}`, tabIndex: -1, ariaHidden: 'true' };
    if (!controls.has(node)) node.children.push(element('a', anchor, [text('#')]));
    return SKIP;
  });
  decorateTree(tree, options);
  if (options.languages) nameLanguages(tree, options.languages);
  return { tree, headings };
}
