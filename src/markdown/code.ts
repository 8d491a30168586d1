/** Code blocks: language, title, marked lines and highlighting. */
import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { all, createLowlight } from 'lowlight';
import { uprightCharacters } from '#lib/scripts.ts';
import { element, text } from './elements.ts';

const highlighter = createLowlight(all);
highlighter.registerAlias({
  xml: ['astro', 'svelte', 'vue', 'vue-html', 'riot'],
  markdown: ['mdx'],
  json: ['json5', 'jsonc', 'jsonl', 'webmanifest'],
  bash: ['shellscript', 'fish', 'env', 'dotenv'],
  ini: ['editorconfig', 'conf'],
  plaintext: 'mermaid plain ascii tree output log csv none raw ebnf mdown'.split(' '),
  javascript: ['es6', 'node'],
});

export const isLanguage = (name: string) => highlighter.registered(name);

/** Parses the info string of a fence: `ts title="retry.ts" {1,3-5}`. */
export function readFence(info: string) {
  const [, lang, rest = ''] = /^([^\s{:,=]*)([\s\S]*)$/.exec(info.trim()) ?? [];
  const [, title] = /\btitle="([^"]*)"/.exec(rest) ?? [];
  const [, lines = ''] = /\{([\d,\s-]+)\}/.exec(rest) ?? [];
  // Both ends included.
  const marked = Array.from(lines.matchAll(/(\d+)(?:-(\d+))?/g), ([, from, to = from]) => ({
    from: Number(from),
    to: Number(to),
  }));
  return { lang: lang || undefined, title, marked };
}

/** The styles of code (prose.css), each with the highlighter's classes for it. */
const tokenStyle = new Map(
  Object.entries({
    comment: 'comment quote meta',
    keyword: 'keyword selector-tag section built_in doctag tag name attr attribute',
    value:
      'string number literal regexp symbol selector-class selector-id variable template-variable bullet link',
    name: 'title type strong',
    insertion: 'addition',
    removal: 'deletion',
  }).flatMap(([style, classes]) => classes.split(' ').map((name) => [`hljs-${name}`, style])),
);

/** Replaces the highlighter's elements with those that have a style. */
const toStyledElements = (nodes: RootContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node.type === 'text' ? [text(node.value)] : [];
    const [name] = (node.properties.className ?? []) as string[];
    const style = tokenStyle.get(`${name}`);
    const children = toStyledElements(node.children);
    if (!style) return children;
    const dataUpright =
      style === 'comment' && uprightCharacters.test(textOf(node)) ? '' : undefined;
    return [element('span', { className: [style], dataUpright }, children)];
  });

/** Splits highlighted code into lines. */
function parseLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === 'text'
        ? node.value.split('\n').map((value) => (value ? [text(value)] : []))
        : node.type === 'element'
          ? parseLines(node.children).map((children) =>
              children.length > 0 ? [{ ...node, children }] : [],
            )
          : [];
    for (const [i, part] of parts.entries()) {
      if (i > 0) lines.push([]);
      for (const child of part) lines.at(-1)?.push(child);
    }
  }
  return lines;
}

/** What a terminal shows: the button copies the commands after its prompts. */
const consoles = new Set(['console', 'shell', 'shellsession', 'sh-session']);

/** A code block with its title, or with a name for assistive technology. */
export function codeBlock(info: string, code: string, name: string): Element {
  const { lang, title, marked } = readFence(info);
  const parts =
    lang && isLanguage(lang)
      ? toStyledElements(highlighter.highlight(lang, code).children)
      : [text(code)];
  const isMarked = (line: number) => marked.some(({ from, to }) => from <= line && line <= to);
  const content =
    marked.length === 0
      ? parts
      : parseLines(parts).flatMap((line, i) => [
          // A copied line break at the end would run a command.
          ...(i > 0 ? [text('\n')] : []),
          ...(isMarked(i + 1) ? [element('mark', {}, line)] : line),
        ]);
  const dataConsole = lang && consoles.has(lang) ? '' : undefined;
  const properties = {
    ...{ role: 'group', ariaLabel: title || name, dir: 'ltr', translate: 'no' },
    dataConsole,
  };
  const pre = element('pre', properties, [element('code', {}, content)]);
  return title
    ? element('figure', { className: ['code'] }, [element('figcaption', {}, [text(title)]), pre])
    : element('div', { className: ['code'] }, [pre]);
}
