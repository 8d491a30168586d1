/**
 * The few things that only a generator understands and that Markdown has, too: rewritten before the
 * text is parsed, with as many lines as before. Everything else stays, and is reported.
 */
import type { GeneratorName } from './generators.ts';

/** Arguments of a tag: `src="a.png" alt="b"`, or `"a"` alone under the name ''. */
function readArguments(source: string): Map<string, string> {
  const found = source.matchAll(/(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g);
  return new Map(
    [...found].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

/** A link that works in HTML, too, and whose text is not a second link. */
export const linkTo = (url: string) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(url.replace(/^https?:\/\/(www\.)?/, ''))}</a>`;

/** A fence that is longer than those in the code. */
function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, '')}\n${ticks}`;
}

/** Whether an offset is in a block that begins with HTML, where Markdown does not count. */
const isInHtml = (text: string, offset: number) =>
  /^\s*<[a-z/]/i.test(text.slice(text.lastIndexOf('\n\n', offset) + 1, offset));

function figure(options: string, text: string, offset: number): string {
  const values = readArguments(options);
  const [src, caption] = [values.get('src') ?? '', values.get('caption')];
  const alt = values.get('alt') ?? caption ?? values.get('title') ?? '';
  if (isInHtml(text, offset)) {
    const title = caption ? ` title="${escapeAttribute(caption)}"` : '';
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${title}>`;
  }
  const title = caption ? ` "${caption.replace(/"/g, '\\"')}"` : '';
  return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>${title})`;
}

/** Code in a text: fences, and spans in one line. */
const codePattern = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|(`+)[^`\n]+\2(?!`)/gm;

/** Whether an offset is in code. */
function codeFinder(text: string): (offset: number) => boolean {
  const ranges = [...text.matchAll(codePattern)].map(({ 0: code, index }) => [
    index,
    index + code.length,
  ]);
  return (offset) => ranges.some(([start = 0, end = 0]) => offset >= start && offset < end);
}

type Replacement = (
  groups: (string | undefined)[],
  context: { text: string; offset: number; title: string; isInCode: boolean },
) => string | undefined;

type Rewrite = {
  /** Undefined: in every blog. In a folder of an unknown generator all count. */
  generator?: GeneratorName;
  pattern: RegExp;
  /** Undefined leaves a match as it is. */
  by: Replacement;
  /** Whether a match in code is rewritten, too. */
  isAlsoInCode?: true;
};

const rewrites: Rewrite[] = [
  {
    generator: 'Jekyll',
    pattern: /\{%-?\s*highlight\s+([\w+#-]*)[^%]*%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
    by: ([language = '', code = '']) => fence(language, code),
  },
  {
    generator: 'Hugo',
    pattern:
      /\{\{[<%]\s*highlight\s+"?([\w+#-]*)[^>%]*[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    by: ([language = '', code = '']) => fence(language, code),
  },
  {
    generator: 'Jekyll',
    pattern: /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g,
    by: ([literal = ''], { isInCode }) =>
      isInCode || literal.includes('`') ? literal : literal.replaceAll('{', '&#123;'),
    isAlsoInCode: true,
  },
  {
    // A value before a path in a link is the blog's own URL, whatever its name.
    generator: 'Jekyll',
    pattern:
      /(?<=[("'<=]|\]: )\{\{-?\s*[\w.]+\s*-?\}\}\s*(?=[\\/]|\{%)|\{%-?\s*assign\s+\w+\s*=\s*site\.\w+\s*-?%\}|\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:)[^}]*\}\}/g,
    by: ([path = '']) => path,
  },
  {
    generator: 'Jekyll',
    pattern: /\{%-?\s*(post_url|link)\s+(.+?)\s*-?%\}/g,
    by: ([tag, name = '']) => encodeURI(tag === 'link' ? `/${name}` : name),
  },
  {
    generator: 'Jekyll',
    pattern: /\{\{-?\s*page\.title\s*-?\}\}/g,
    by: (_, { title }) => title,
  },
  {
    generator: 'Jekyll',
    pattern: /^[*+-] .*\n\{:\s*toc\b[^}]*\}|\{:[^{}]*\}/gm,
    by: () => '',
  },
  {
    generator: 'Hugo',
    pattern: /\{\{[<%]\s*figure\s((?:"[^"]*"|[^">%])*)\/?[>%]\}\}/g,
    by: ([options = ''], { text, offset }) => figure(options, text, offset),
  },
  {
    generator: 'Hugo',
    pattern: /\{\{[<%]\s*youtube\s([^>%]*?)\/?[>%]\}\}/g,
    by: ([options = '']) => {
      const values = readArguments(options);
      const id = values.get('id') ?? values.get('');
      return id && linkTo(`https://www.youtube.com/watch?v=${id}`);
    },
  },
  {
    generator: 'Hugo',
    pattern: /\{\{[<%]\s*(?:rel)?ref\s([^>%]*)[>%]\}\}/g,
    by: ([options = '']) => {
      const values = readArguments(options);
      return encodeURI(values.get('path') ?? values.get('') ?? '');
    },
  },
  {
    generator: 'a folder of Markdown',
    pattern: /(!?)\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    by: ([bang, page = '', label]) => `${bang}[${bang ? '' : (label ?? page)}](<${page}>)`,
  },
  {
    pattern: /<iframe\b([^>]*)>[\s\S]*?<\/iframe\s*>/gi,
    by: ([options = '']) => {
      const [, , address] = /\bsrc\s*=\s*(["']?)(?:https?:)?\/\/([^"'\s>]+)\1/i.exec(options) ?? [];
      const [, video] =
        /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address ?? '') ?? [];
      return address && linkTo(`https://${video ? `www.youtube.com/watch?v=${video}` : address}`);
    },
  },
];

/** Destinations with spaces in them, which other parsers accept: `![A](/images/a b (1).png)`. */
const spacedDestination =
  /(\]\()(?!<)((?=[^)\n]*\s)[^()<>"\n]*(?:\([^()\n]*\)[^()<>"\n]*)*\.\w{2,5})(\s+"[^"\n]*"\s*)?\)/g;

/** @param title of the post, which its text may name. */
export function rewriteBody(body: string, generator: GeneratorName, title: string): string {
  let text = body;
  for (const { generator: own, pattern, by, isAlsoInCode } of rewrites) {
    if (own && own !== generator && generator !== 'a folder of Markdown') continue;
    const before = text;
    const isCode = codeFinder(before);
    text = before.replace(pattern, (all: string, ...rest: (string | number | undefined)[]) => {
      const offset = rest.findLast((value) => typeof value === 'number') ?? 0;
      const groups = rest.slice(0, rest.indexOf(offset)) as (string | undefined)[];
      const isInCode = isCode(offset);
      if (isInCode && !isAlsoInCode) return all;
      const replacement = by(groups, { text: before, offset, title, isInCode });
      if (replacement === undefined) return all;
      const missing = all.split('\n').length - replacement.split('\n').length;
      return replacement + '\n'.repeat(Math.max(0, missing));
    });
  }
  const isCode = codeFinder(text);
  return text.replace(spacedDestination, (all, open: string, url: string, rest = '', at: number) =>
    isCode(at) ? all : `${open}<${url.trim()}>${rest.trimEnd()})`,
  );
}
