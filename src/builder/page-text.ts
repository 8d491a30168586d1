import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The text and elements that a page's fonts and inline scripts depend on. */
export type PageText = {
  characters: Set<string>;
  headings: string;
  hasItalics: boolean;
  hasScrollableParts: boolean;
  /** Whether iPhones would link a number as that of a telephone. */
  hasLongNumber: boolean;
};

/** The elements that prose.css sets in italics. */
const italics = ['em', 'i', 'cite', 'dfn', 'var', 'q'];

/** The classes of parts that may scroll (src/app/inline/enhance-code-blocks.ts). */
const scrollable = ['code', 'table', 'formula'];

/** Reads a page's HTML. */
export function readPageText(html: string): PageText {
  const tree = fromHtml(html, { fragment: true });
  const all = textOf(tree);
  const text: PageText = {
    characters: new Set(all),
    headings: '',
    hasItalics: false,
    hasScrollableParts: false,
    hasLongNumber: /(?:\d[ ().-]?){7}/.test(all),
  };
  visit(tree, 'element', (node) => {
    const { className } = node.properties;
    if (/^h[12]$/.test(node.tagName)) text.headings += textOf(node);
    if (italics.includes(node.tagName)) text.hasItalics = true;
    if (Array.isArray(className) && className.some((name) => scrollable.includes(`${name}`)))
      text.hasScrollableParts = true;
  });
  return text;
}
