/** Markdown as pages have it: CommonMark with GitHub's tables, footnotes, task lists and strikethrough. Runs when the site is built. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { all, createLowlight } from 'lowlight';
import type { Code, Root as MarkdownRoot } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { ArticleWords } from '#content-types/words.ts';
import type { Heading } from '../../../app/articles/article-page.tsx';
import { shortAddress } from '../../../app/components/short-address.ts';
import type { EncodedPicture } from '../../../app/sections/projects/project-figure.tsx';
import { page } from '../../../app/specification.ts';
import { decoded } from './decoded.ts';

const highlighter = createLowlight(all);

/** Whether code of a language is highlighted. */
export const isLanguage = (name: string) => highlighter.registered(name);

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** A file's syntax tree; its positions are those of the file. */
export const parseMarkdown = (text: string): MarkdownRoot => parser.parse(text);

type Body = { tree: Root; headings: Heading[] };

/** Where a link of an article leads: a page or file of this site, a place in the article, or somewhere outside. */
export type Target = { path: string; fragment: string | undefined } | 'outside' | 'unknown';

/** Files link to each other by their folders, pages by their addresses. */
const toFile = (path: string) => path.replace(/^\/blog\//, '/articles/').replace(/^\/projects\//, '/case-studies/');
const toPage = (path: string) => path.replace(/^\/articles\//, '/blog/').replace(/^\/case-studies\//, '/projects/');

/**
 * @param url as it is typed: '/projects', '#heading', 'other-article.md', '../case-studies/name.md', 'https://…'.
 * @param from the article's path.
 */
export function targetOf(url: string, from: string): Target {
  if (/^(https?:|mailto:)/i.test(url)) return 'outside';
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return 'unknown';
  const base = `https://site.example${toFile(from)}`;
  if (!URL.canParse(url, base)) return 'unknown';
  const { origin, pathname, hash } = new URL(url, base);
  // A backslash is a slash, and two of them lead to another host.
  if (origin !== new URL(base).origin) return 'unknown';
  const path = toPage(pathname.replace(/\.md$/, '').replace(/(.)\/$/, '$1'));
  return { path, fragment: hash ? decoded(hash.slice(1)) : undefined };
}

/** `title="…"` and the marked lines, `{1,3-5}`, after a fence's language. */
export function readFence(meta: string | null | undefined) {
  const [, title] = /title=(?:"([^"]*)"|(\S+))/.exec(meta ?? '')?.filter((part) => part !== undefined) ?? [];
  const [, lines = ''] = /\{([\d,\s-]+)\}/.exec(meta ?? '') ?? [];
  const marked = new Set(
    (lines ? lines.split(',') : []).flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({ length: Math.max(0, Math.min(to, 10_000) - from + 1) }, (_, i) => from + i);
    }),
  );
  return { title, marked };
}

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** The styles of code (article.module.css), and which of the highlighter's classes have them; all others are plain. */
const codeStyles = Object.entries({
  comment: 'comment quote meta',
  keyword: 'keyword selector-tag section built_in doctag deletion tag name',
  value:
    'string number literal regexp symbol addition attr attribute selector-class selector-id variable template-variable',
  name: 'title type strong',
});
const styleOf = new Map(
  codeStyles.flatMap(([style, classes]) => classes.split(' ').map((name) => [`hljs-${name}`, style])),
);

/** Highlighted code with as few elements as its styles need. */
const styled = (nodes: RootContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const [name] = (node.properties.className ?? []) as string[];
    const style = styleOf.get(`${name}`);
    const children = styled(node.children);
    return style ? [element('span', { className: [style] }, ...children)] : children;
  });

/** Highlighted code, line by line: what spans several lines is divided. */
function linesOf(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === 'text'
        ? node.value.split('\n').map((value) => (value ? [text(value)] : []))
        : node.type === 'element'
          ? linesOf(node.children).map((children) => (children.length > 0 ? [{ ...node, children }] : []))
          : [];
    for (const [i, part] of parts.entries()) {
      if (i > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    }
  }
  return lines;
}

/** A fence: scrolls by itself, with its title above; plain where the language is not known. */
function codeBlock({ lang, meta, value }: Code, words: ArticleWords): Element {
  const { title, marked } = readFence(meta);
  const highlighted = lang && isLanguage(lang) ? styled(highlighter.highlight(lang, value).children) : [text(value)];
  const code =
    marked.size === 0
      ? highlighted
      : linesOf(highlighted).flatMap((line, i) => [
          ...(marked.has(i + 1) ? [element('mark', {}, ...line)] : line),
          text('\n'),
        ]);
  const name = title || words.code;
  const pre = element('pre', { tabIndex: 0, role: 'group', ariaLabel: name, dir: 'ltr' }, element('code', {}, ...code));
  return title ? element('figure', { className: ['code'] }, element('figcaption', {}, text(title)), pre) : pre;
}

function picture({ sources, src, width, height }: EncodedPicture, alt: string): Element {
  return element(
    'picture',
    {},
    ...Object.entries(sources).map(([type, srcSet]) =>
      element('source', { type, srcSet, sizes: `(min-width: 36rem) ${page.measure / 16}rem, 100vw` }),
    ),
    element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }),
  );
}

/** Completes the tree for a browser: addresses of links, names of scrolling parts, sources of pictures. */
function finish(tree: Root, { path, pictures, words, address, newTabNoteId }: RenderOptions) {
  visit(tree, 'element', (node) => {
    const { align } = node.properties;
    if (node.tagName === 'h1') node.tagName = 'h2';
    if (align) Object.assign(node, { properties: { className: [align] } });
  });
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = element(
        'div',
        { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: words.table },
        node,
      );
      return [SKIP, index + 1];
    }
    if (tagName === 'input') Object.assign(properties, { ariaLabel: properties.checked ? words.done : words.notDone });
    if (tagName === 'img') {
      const found = pictures(`${properties.src}`);
      if (found) Object.assign(node, picture(found, `${properties.alt ?? ''}`));
      const caption = properties.title;
      const isAlone = parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
      if (isAlone)
        Object.assign(
          parent,
          element('figure', {}, { ...node }, ...(caption ? [element('figcaption', {}, text(`${caption}`))] : [])),
        );
      return SKIP;
    }
    if (tagName === 'a') {
      const href = `${properties.href}`;
      const target = targetOf(href, path);
      if (target === 'outside') {
        if (!/^mailto:/i.test(href))
          Object.assign(properties, {
            target: '_blank',
            rel: ['noopener', 'noreferrer'],
            ariaDescribedBy: [newTabNoteId],
          });
        // On paper; where the text is the address, once is enough.
        if (textOf(node) !== href) properties.dataAddress = shortAddress(href);
      } else if (target === 'unknown') delete properties.href;
      else if (!href.startsWith('#'))
        properties.href = address(target.path) + (target.fragment ? `#${target.fragment}` : '');
    }
  });
}

export type RenderOptions = {
  /** The article's own, below the site's root. */
  path: string;
  /** The picture that an article calls by an address, if there is one. */
  pictures: (url: string) => EncodedPicture | undefined;
  words: ArticleWords;
  /** The id of what is said of links that open in a new tab. */
  newTabNoteId: string;
  /** The address of a path of this site. */
  address: (path: string) => string;
};

/** An article's body as HTML's syntax tree. */
export function renderMarkdown(source: string, options: RenderOptions): Body {
  const { words } = options;
  const processor = unified()
    .use(remarkRehype, {
      clobberPrefix: 'note-',
      footnoteLabel: words.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: words.backToText,
      handlers: { code: (_: unknown, node: Code) => codeBlock(node, words) },
    })
    .use(rehypeSlug);
  const tree = processor.runSync(parseMarkdown(source)) as Root;
  finish(tree, options);
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const level = Number(/^h([23])$/.exec(node.tagName)?.[1]);
    const id = `${node.properties.id}`;
    // The footnotes' own heading is no section of the text.
    if (!level || id === 'footnote-label') return;
    headings.push({ level: level as 2 | 3, id, text: textOf(node) });
    node.children = [element('a', { href: `#${id}` }, ...node.children)];
    return SKIP;
  });
  return { tree, headings };
}

/** @param origin put before addresses of this site: feeds are read elsewhere. */
export function htmlOf(tree: Root, origin?: string): string {
  if (origin) {
    const copy = structuredClone(tree);
    visit(copy, 'element', ({ properties }) => {
      for (const name of ['href', 'src'] as const)
        if (/^[/#]/.test(`${properties[name]}`)) properties[name] = new URL(`${properties[name]}`, origin).href;
      delete properties.srcSet;
    });
    return toHtml(copy);
  }
  return toHtml(tree);
}
