/** Converts Markdown to a syntax tree of allowed HTML. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Code, Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { defListHastHandlers } from 'remark-definition-list';
import remarkGemoji from 'remark-gemoji';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { chineseOrJapanese } from '#lib/words-in.ts';
import { experienceSection, pageIds } from '#schema/constants.ts';
import type { UiArticleStrings } from '#strings/types.ts';
import { darkPicture, schema } from './allowed-html.ts';
import { titleCallouts } from './callouts.ts';
import { element, text } from './elements.ts';

type TreeStrings = Pick<UiArticleStrings, 'callouts' | 'footnotes' | 'backToText'>;

/** Ids of the page around the text and of its navigation's targets, which no text may use. */
const takenIds = [...pageIds, experienceSection].concat(
  'article-title article-contents footnote-label'.split(' '),
);

/** The id that an author gave a heading: `## A heading {#its-id}`. */
const customId = /(?<![ \t])[ \t]*\{#([^\s{}#]+)\}[ \t]*$/;

/** A heading's words, without footnotes, formulas and pictures. */
export function headingText(heading: Element): string {
  let words = '';
  visit(heading, (node): VisitorResult => {
    if (node.type === 'text') words += node.value;
    const { className, dataFootnoteRef } = 'properties' in node ? node.properties : {};
    return dataFootnoteRef !== undefined || `${className}`.includes('math-') ? SKIP : undefined;
  });
  return words.replace(/\s+/g, ' ').trim();
}

/** Gives every heading a unique id: the author's, or one derived from its text. */
function nameHeadings(tree: Root) {
  const slugger = new GithubSlugger();
  const headings: Element[] = [];
  for (const id of takenIds) slugger.slug(id);
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
    else if (node.properties.id) {
      const id = `${node.properties.id}`;
      const free = slugger.slug(id);
      if (takenIds.includes(id)) node.properties.id = free;
    }
  });
  for (const heading of headings) {
    if (heading.properties.id === 'footnote-label') continue;
    const last = heading.children.at(-1);
    const typed = last?.type === 'text' ? customId.exec(last.value) : null;
    if (typed && last?.type === 'text') last.value = last.value.slice(0, typed.index);
    const name = `${typed?.[1] ?? heading.properties.id ?? headingText(heading)}`;
    // The slug of emoji alone is empty.
    heading.properties.id = slugger.slug(slug(name) ? name : 'section');
    if (heading.tagName === 'h1') heading.tagName = 'h2';
  }
}

/** A Chinese or Japanese character or punctuation mark. */
const unspaced = `[${chineseOrJapanese}\\u3000-\\u303f\\uff00-\\uffef]`;
const lineBreak = new RegExp(`(?<=${unspaced})\\n(?=${unspaced})`, 'gu');

/** Joins lines that break between Chinese or Japanese characters, where a space would be wrong. */
function joinLines(tree: MarkdownRoot) {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(lineBreak, '');
  });
}

/**
 * Makes paragraphs of list items with formulas: what scrolls is clipped, and the item's bullet or
 * number is beside its box.
 */
function separateFormulas(tree: MarkdownRoot) {
  visit(tree, 'listItem', (item) => {
    item.spread ||= item.children.some(
      (child) =>
        child.type === 'paragraph' && child.children.some(({ type }) => type === 'inlineMath'),
    );
  });
}

/** Keeps the info string of code until the code is rendered. */
const codeHandler = (_: unknown, { lang, meta, value }: Code): Element =>
  element('pre', {}, [
    element('code', { dataMeta: [lang, meta].filter(Boolean).join(' ') }, [
      text(value ? `${value}\n` : ''),
    ]),
  ]);

/** Converts Markdown to a tree of allowed HTML; every heading and footnote gets an id. */
export function toTree(markdown: MarkdownRoot, strings: TreeStrings): Root {
  titleCallouts(markdown, strings.callouts);
  joinLines(markdown);
  separateFormulas(markdown);
  let hasHtml = false;
  visit(markdown, 'html', () => {
    hasHtml = true;
  });
  const processor = unified()
    .use(remarkGemoji)
    .use(remarkRehype, {
      allowDangerousHtml: hasHtml,
      clobberPrefix: 'note-',
      footnoteLabel: strings.footnotes,
      footnoteLabelProperties: {},
      // Contains the visible number of all but the first citation (WCAG 2.5.3).
      footnoteBackLabel: (_, citation) =>
        citation > 1 ? `${strings.backToText} ${citation}` : strings.backToText,
      handlers: { ...defListHastHandlers, code: codeHandler },
    });
  if (hasHtml) processor.use(rehypeRaw);
  const raw = processor.runSync(markdown) as Root;
  // The name of an anchor is an obsolete form of an id.
  visit(raw, 'element', ({ tagName, properties, children }) => {
    if (tagName === 'a') properties.id ??= properties.name;
    if (tagName !== 'picture') return;
    const parts = children.filter((child) => child.type === 'element');
    const img = parts.find((part) => part.tagName === 'img');
    if (img) img.properties.dataDark = parts.map(darkPicture).find(Boolean);
  });
  const tree = sanitize(raw, schema) as Root;
  nameHeadings(tree);
  return tree;
}

export function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => void (id && ids.push(`${id}`)));
  return ids;
}
