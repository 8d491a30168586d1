/** Finds the errors, links, pictures and ids of a Markdown text. Cached between builds. */
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { cachedJson, codeHash } from '#lib/node/cache.ts';
import { lineAt } from '#lib/text.ts';
import { wordsIn } from '#lib/words-in.ts';
import type { UiArticleStrings } from '#strings/types.ts';
import { darkPicture, readElements, refusalReason } from './allowed-html.ts';
import { isLanguage, readFence } from './code.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import { mathematicsError } from './mathematics.ts';
import { nestedSource, nestedTree } from './nesting.ts';
import { isPrice, isProse, normalizeSource } from './normalize-source.ts';
import { parseMarkdown, parseNormalized } from './parse-markdown.ts';
import { rangeOf } from './parsers.ts';
import { shownText } from './shown-text.ts';
import { idsIn, toTree } from './to-tree.ts';

/** An error or suggestion about a Markdown file, with its line. */
export type MarkdownDiagnostic = { line: number; message: string; isSuggestion?: true };

const nodeLine = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;

/** A picture or link whose URL has spaces without angle brackets, so Markdown shows it as text. */
const spaced =
  /(!?)\[([^[\]\n]*)\]\(([^()<>\n]*(?:\([^()\n]*\)[^()<>\n]*)*?)((?<!\s)\s+(?:"[^"\n]*"|'[^'\n]*'))?\)/g;

/** Whether the text in parentheses is a path or a file name, not a remark. */
const isPath = (url: string) => /^\.{0,2}\/|\.\w{2,4}$/.test(url);

/** Whether a letter or digit is right beside single dollars, where words have spaces between them. */
function isBesideLetter(source: string, formula: Nodes) {
  const [start, end] = rangeOf(formula);
  const isSingle = source[start] === '$' && source[start + 1] !== '$';
  return isSingle && /[\p{Lu}\p{Ll}\d]/u.test(`${source[start - 1] ?? ''}${source[end] ?? ''}`);
}

/** The diagnostics of a normalized text: file names, HTML, code, mathematics and foreign syntax. */
function textDiagnostics(source: string, tree: Root): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  const suggest = (line: number, message: string) =>
    diagnostics.push({ line, message, isSuggestion: true });
  visit(tree, (node) => {
    const line = nodeLine(node);
    // A link that the parser found in a text has no position.
    if (node.type === 'text' && node.position) {
      const written = source.slice(...rangeOf(node));
      const found = written.matchAll(spaced);
      for (const { index, 0: all, 1: mark, 2: alt, 3: url = '', 4: title = '' } of found) {
        const message = `'${all}' is shown as text, since its file name has spaces: write ${mark}[${alt}](<${url}>${title})`;
        const at = line - 1 + lineAt(written, index);
        if (mark) diagnostics.push({ line: at, message });
        else if (isPath(url)) suggest(at, message);
      }
    }
    if (node.type === 'link' && node.title)
      suggest(line, `the title of a link, '${node.title}', is not shown: write it in the text`);
    if (node.type === 'html')
      for (const element of readElements(node.value)) {
        const message = refusalReason(element);
        if (message) diagnostics.push({ line: line + element.line, message });
      }
    if (node.type === 'code') {
      const { lang } = readFence([node.lang, node.meta].filter(Boolean).join(' '));
      if (lang && !isLanguage(lang))
        suggest(line, `unknown language '${lang}': the code is not highlighted`);
      if (lang === 'mermaid')
        suggest(
          line,
          'the diagram is shown as code: save a picture of it beside the article, and write ![what it shows](diagram.svg)',
        );
    }
    if (/^(code|math|html)$/.test(node.type) && node.position) {
      const written = source.slice(...rangeOf(node));
      const [fence] = /^(`{3,}|~{3,}|\${2,}|<!--(?![\s\S]*-->))/.exec(written) ?? [];
      const end = fence?.replace('<!--', '-->');
      const last = written.slice(written.lastIndexOf('\n') + 1);
      if (end && !last.trimEnd().endsWith(end))
        suggest(
          line,
          `the block that begins here has no end, so all text after it belongs to it: write ${end} on a line of its own where it ends`,
        );
    }
    if (node.type === 'math' || node.type === 'inlineMath') {
      const message = mathematicsError(node.value, node.type === 'math');
      if (message) suggest(line, message);
      else if (isProse(node.value) || isPrice(node.value) || isBesideLetter(source, node))
        suggest(
          line,
          `the formula '${node.value.trim().slice(0, 60)}' has words in it or a letter beside it: write \\$ for a dollar, or \\text{…} around words`,
        );
    }
  });
  for (const { line, text: syntax, what, remedy, isError } of foreignSyntax(source, tree)) {
    const message = `'${syntax.split('\n')[0]}' is ${what}: ${remedy ?? 'it is shown literally'}`;
    if (isError) diagnostics.push({ line, message });
    else suggest(line, message);
  }
  return diagnostics;
}

type Reference = {
  kind: 'link' | 'picture' | 'dark picture';
  url: string;
  line: number;
  hasAlt: boolean;
};

function findReferences(tree: Root): Reference[] {
  const references: Reference[] = [];
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  const add = (kind: Reference['kind'], url: unknown, line: number, alt?: unknown) =>
    references.push({ kind, url: `${url ?? ''}`, line, hasAlt: Boolean(`${alt ?? ''}`.trim()) });
  visit(tree, (node) => {
    const line = nodeLine(node);
    if (node.type === 'image') add('picture', node.url, line, node.alt);
    if (node.type === 'link') add('link', node.url, line);
    if (node.type === 'definition')
      add(images.has(node.identifier) ? 'picture' : 'link', node.url, line, 'elsewhere');
    if (node.type === 'html')
      for (const { tagName, properties, line: inside } of readElements(node.value)) {
        if (tagName === 'img') add('picture', properties.src, line + inside, properties.alt);
        const dark = darkPicture({ tagName, properties });
        if (dark) add('dark picture', dark, line + inside, 'elsewhere');
        if (tagName === 'a' && 'href' in properties) add('link', properties.href, line + inside);
      }
  });
  return references;
}

type Reading = {
  diagnostics: MarkdownDiagnostic[];
  references: Reference[];
  titleLines: number[];
  /** The text has not been read: it would take too long, or end in a stack. */
  isTooDeep?: true;
};

const tooDeep = (diagnostic: MarkdownDiagnostic): Reading => ({
  diagnostics: [diagnostic],
  references: [],
  titleLines: [],
  isTooDeep: true,
});

export const readMarkdown = (text: string) =>
  cachedJson(['reading', codeHash, text], (): Reading => {
    const nested = nestedSource(text);
    if (nested) return tooDeep(nested);
    const source = normalizeSource(text);
    const tree = parseNormalized(source);
    const deep = nestedTree(tree);
    if (deep) return tooDeep(deep);
    const titleLines: number[] = [];
    visit(tree, 'heading', (node) => {
      if (node.depth === 1) titleLines.push(nodeLine(node));
    });
    return {
      diagnostics: textDiagnostics(source, tree),
      references: findReferences(tree),
      titleLines,
    };
  });

export const pictureUrls = (text: string): string[] =>
  readMarkdown(text).references.flatMap(({ kind, url }) => (kind === 'link' ? [] : [url]));

/**
 * What a page shows of a text: the ids that links can target, and its words. Formulas, numbers of
 * footnotes and links back to the text are not words.
 */
export const readPage = (
  text: string,
  strings: UiArticleStrings,
): { ids: string[]; words: string[] } =>
  cachedJson(['page', codeHash, JSON.stringify(strings), text], () => {
    if (readMarkdown(text).isTooDeep) return { ids: [], words: [] };
    const tree = toTree(parseMarkdown(text), strings);
    return { ids: idsIn(tree), words: wordsIn(shownText(tree)) };
  });
