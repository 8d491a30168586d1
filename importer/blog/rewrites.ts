/**
 * Rewrites generators' syntax that has an equivalent in Markdown, before the text is parsed. Each
 * line keeps its number. Other syntax of generators is kept and reported.
 */
import type { GeneratorName } from './generators.ts';

/** An argument of a tag, by its name, or else the first without one: `src="a.png"`, `"a"`, `a`. */
function readArgument(source: string | undefined, name: string): string {
  const pattern = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g;
  const all = [...(source ?? '').matchAll(pattern)];
  const argument = all.find(([, key]) => key === name) ?? all.find(([, key]) => key === undefined);
  return argument?.slice(2).find((value) => value !== undefined) ?? '';
}

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

/** A link that also works in HTML, and whose text does not become a second link. */
const linkTo = (url: string) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(url.replace(/^https?:\/\/(www\.)?/, ''))}</a>`;

/** A fence that is longer than those in the code. */
function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, '')}\n${ticks}`;
}

/** Whether an offset is in a block that begins with HTML, in which Markdown is not parsed. */
const isInHtml = (text: string, offset: number) =>
  /^\s*<[a-z/]/i.test(text.slice(text.lastIndexOf('\n\n', offset) + 1, offset));

function figure([options]: (string | undefined)[], { text, offset }: Context): string {
  const [src, caption] = [readArgument(options, 'src'), readArgument(options, 'caption')];
  const alt = readArgument(options, 'alt') || caption;
  if (isInHtml(text, offset)) {
    const title = caption && ` title="${escapeAttribute(caption)}"`;
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${title}>`;
  }
  const title = caption && ` "${caption.replace(/"/g, '\\"')}"`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>${title})`;
}

/** Code in a text: fences, and spans in one line. */
const codePattern = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|(`+)[^`\n]+\2(?!`)/gm;

/** Whether an offset is in code. */
function codeFinder(text: string): (offset: number) => boolean {
  const matches = [...text.matchAll(codePattern)];
  return (offset) =>
    matches.some(({ 0: code, index }) => offset >= index && offset < index + code.length);
}

const rawBlock = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;

type Context = { text: string; offset: number; title: string; isInCode: boolean };

type Replacement = (groups: (string | undefined)[], context: Context) => string;

const fenced: Replacement = ([language = '', code = '']) => fence(language, code);

/** By generator; in a plain folder all of them apply. Only `raw` is also rewritten in code. */
const rewrites: [GeneratorName | 'any', RegExp, Replacement][] = [
  [
    'Jekyll',
    /\{%-?\s*highlight\s+([\w+#-]*)[^%]*%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
    fenced,
  ],
  [
    'Hugo',
    /\{\{[<%]\s*highlight\s+"?([\w+#-]*)[^>%]*[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    fenced,
  ],
  [
    'Jekyll',
    rawBlock,
    ([code = ''], { isInCode }) =>
      isInCode || code.includes('`') ? code : code.replaceAll('{', '&#123;'),
  ],
  // A value before a path in a link is the blog's URL, whatever its name.
  [
    'Jekyll',
    /(?<=[("'<=]|\]: )\{\{-?\s*[\w.]+\s*-?\}\}\s*(?=[\\/]|\{%)|\{%-?\s*assign\s+\w+\s*=\s*site\.\w+\s*-?%\}|\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:)[^}]*\}\}/g,
    ([path = '']) => path,
  ],
  [
    'Jekyll',
    /\{%-?\s*(post_url|link)\s+(.+?)\s*-?%\}/g,
    ([tag, name = '']) => encodeURI(tag === 'link' ? `/${name}` : name),
  ],
  ['Jekyll', /\{\{-?\s*page\.title\s*-?\}\}/g, (_, { title }) => title],
  ['Jekyll', /^[*+-] .*\n\{:\s*toc\b[^}]*\}|\{:[^{}]*\}/gm, () => ''],
  ['Hugo', /\{\{[<%]\s*figure\s((?:"[^"]*"|[^">%])*)\/?[>%]\}\}/g, figure],
  [
    'Hugo',
    /\{\{[<%]\s*youtube\s([^>%]*?)\/?[>%]\}\}/g,
    ([options]) => linkTo(`https://www.youtube.com/watch?v=${readArgument(options, 'id')}`),
  ],
  [
    'Hugo',
    /\{\{[<%]\s*(?:rel)?ref\s([^>%]*)[>%]\}\}/g,
    ([options]) => encodeURI(readArgument(options, 'path')),
  ],
  [
    'a folder of Markdown',
    /(!?)\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    ([bang, page = '', label]) => `${bang}[${bang ? '' : (label ?? page)}](<${page}>)`,
  ],
  [
    'any',
    /<iframe\b[^>]*?\bsrc\s*=\s*["']?(?:https?:)?\/\/([^"'\s>]+)[^>]*>[\s\S]*?<\/iframe\s*>/gi,
    ([url = '']) => {
      const [, video] = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url) ?? [];
      return linkTo(`https://${video ? `www.youtube.com/watch?v=${video}` : url}`);
    },
  ],
];

/** Destinations with spaces in them, which other parsers accept: `![A](/images/a b (1).png)`. */
const spacedDestination =
  /(\]\()(?!<)((?=[^)\n]*\s)[^()<>"\n]*(?:\([^()\n]*\)[^()<>"\n]*)*\.\w{2,5})(\s+"[^"\n]*"\s*)?\)/g;

/** @param title of the post, which its text may name. */
export function rewriteBody(body: string, generator: GeneratorName, title: string): string {
  const applied = rewrites.filter(
    ([name]) => name === 'any' || name === generator || generator === 'a folder of Markdown',
  );
  const rewritten = applied.reduce((text, [, pattern, by]) => {
    const isCode = codeFinder(text);
    return text.replace(pattern, (all: string, ...rest) => {
      const offset = rest.find((value) => typeof value === 'number') as number;
      const isInCode = isCode(offset);
      if (isInCode && pattern !== rawBlock) return all;
      const context = { text, offset, title, isInCode };
      const replacement = by(rest.slice(0, rest.indexOf(offset)), context);
      const missing = all.split('\n').length - replacement.split('\n').length;
      return replacement + '\n'.repeat(Math.max(0, missing));
    });
  }, body);
  const isCode = codeFinder(rewritten);
  return rewritten.replace(
    spacedDestination,
    (all, open: string, url: string, rest = '', at: number) =>
      isCode(at) ? all : `${open}<${url.trim()}>${rest.trimEnd()})`,
  );
}
