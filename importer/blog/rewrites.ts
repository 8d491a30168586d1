/** Rewrites generators' syntax that Markdown has an equivalent of. Each line keeps its number. */
import { memoize } from '../../src/lib/memoize.ts';
import { plainText } from '../clean-text.ts';
import type { GeneratorName } from './generators.ts';

/** An argument of a tag, by its names, or else the first without one: `src="a.png"`, `"a"`, `a`. */
function readArgument(source: string | undefined, ...names: string[]): string {
  const pattern = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g;
  const all = [...(source ?? '').matchAll(pattern)];
  const argument =
    all.find(([, key = '']) => names.includes(key)) ?? all.find(([, key]) => key === undefined);
  return argument?.slice(2).find((value) => value !== undefined) ?? '';
}

const escapeAttribute = (value: string) =>
  value.replace(/&(?!\w+;|#)/g, '&amp;').replace(/"/g, '&quot;');

/** A link that also works in HTML, and whose text does not become a second link. */
const linkTo = (url: string) =>
  `<a href="${escapeAttribute(url)}">${escapeAttribute(url.replace(/^https?:\/\/(www\.)?/, ''))}</a>`;

const video = (id: string) => linkTo(`https://www.youtube.com/watch?v=${id}`);

/** A fence that is longer than those in the code. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, '')}\n${ticks}`;
}

/** Whether an offset is in a block that begins with HTML, in which Markdown is not parsed. */
const isInHtml = (text: string, offset: number) =>
  /^\s*<[a-z/]/i.test(text.slice(text.lastIndexOf('\n\n', offset) + 1, offset));

/** Code in a text: fences, and spans in one line. */
const codePattern = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|(`+)[^`\n]+\2(?!`)/gm;

/** Liquid reads them before Markdown, so also in code. */
const rawOrComment = /\{%-?\s*(raw|comment)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g;

type Context = { text: string; offset: number; title: string; isInCode: boolean };

/** Undefined if it does not apply. */
type Replacement = (groups: (string | undefined)[], context: Context) => string | undefined;

/** The picture that a shortcode names, whatever it is called, with the credit in its caption. */
const figure: Replacement = ([options = ''], { text, offset }) => {
  const read = (name: string) => (options.includes(`${name}=`) ? readArgument(options, name) : '');
  const src = readArgument(options, 'src');
  if (!/\.(png|jpe?g|webp|avif|gif|svg)([?#]|$)/i.test(src)) return undefined;
  const link = read('link').replace(/^(?!https?:).*/, '');
  const words = [...['title', 'caption', 'attr', 'attrlink'].map(read), link].filter(Boolean);
  const caption = plainText(words.join(' – ')) ?? '';
  const alt = read('alt') || read('caption') || read('label');
  if (isInHtml(text, offset))
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${caption && ` title="${escapeAttribute(caption)}"`}>`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>${caption && ` "${caption.replace(/"/g, '\\"')}"`})`;
};

const importedPicture: Replacement = ([options = '', name], context) => {
  const line = new RegExp(`^import\\s+${name}\\s+from\\s+(["'].*?["'])`, 'm');
  const [, file = ''] = line.exec(context.text) ?? [];
  return figure([options.replace(`{${name}}`, file)], context);
};

/** A shortcode with arguments, and what follows it. */
const shortcode = (name: string, rest = '') =>
  new RegExp(
    String.raw`\{\{[<%]\s*(?:${name})\s((?:"[^"]*"|[^">%]|[%>](?!\}\}))*?)\/?[>%]\}\}${rest}`,
    'g',
  );

/** By generator; in a plain folder all of them apply. Only `raw` and comments are also rewritten in code. */
const rewrites: [GeneratorName | 'MDX' | 'any', RegExp, Replacement][] = [
  [
    'any',
    /\{(?:%-?|\{[<%])\s*highlight\s+"?([\w+#-]*)[^>%]*[>%]\}\}?([\s\S]*?)\{(?:%-?|\{[<%])\s*(?:end|\/\s*)highlight\s*-?[>%]\}\}?/g,
    ([language = '', code = '']) => fence(language, code),
  ],
  [
    'Jekyll',
    rawOrComment,
    ([kind, code = ''], { isInCode }) => {
      if (kind === 'comment') return '';
      return isInCode || code.includes('`') ? code : code.replaceAll('{', '&#123;');
    },
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
  ['Hugo', shortcode('[\\w/-]+'), figure],
  ['Hugo', shortcode('youtube'), ([options]) => video(readArgument(options, 'id'))],
  ['Hugo', shortcode('(?:rel)?ref'), ([options]) => encodeURI(readArgument(options, 'path'))],
  ['Hugo', shortcode('tab'), ([options]) => `**${readArgument(options, 'name', 'title')}** `],
  [
    'Hugo',
    shortcode('tooltip|sidenote', String.raw`([\s\S]*?)\{\{[<%]\s*\/\s*\w+\s*[>%]\}\}`),
    ([options, inner = '']) => `${readArgument(options)} (${inner.trim()})`,
  ],
  ['MDX', /<[A-Z]\w*(\s[^<>]*?\bsrc=(?:\{(\w+)\}|["'])[^<>]*?)\/?>/g, importedPicture],
  ['MDX', /\{\s*(["'])([^"'{}\n]*)\1\s*\}/g, ([, text = '']) => text],
  ['a folder of Markdown', /\{#-?\s[\s\S]*?\s-?#\}/g, () => ''],
  [
    'a folder of Markdown',
    /(!?)\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    ([bang, page = '', label]) => `${bang}[${bang ? '' : (label ?? page)}](<${page}>)`,
  ],
  [
    'any',
    /<iframe\b[^>]*?\bsrc\s*=\s*["']?(?:https?:)?\/\/([^"'\s>]+)[^>]*>[\s\S]*?<\/iframe\s*>/gi,
    ([url = '']) => {
      const [, id] = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url) ?? [];
      return id ? video(id) : linkTo(`https://${url}`);
    },
  ],
  // Destinations with spaces in them, which other parsers accept: `![A](/images/a b (1).png)`.
  [
    'any',
    /(\]\()(?!<)((?=[^)\n]*\s)[^()<>"\n]*(?:\([^()\n]*\)[^()<>"\n]*)*\.\w{2,5})(\s+"[^"\n]*"\s*)?\)/g,
    ([open = '', url = '', title = '']) => `${open}<${url.trim()}>${title.trimEnd()})`,
  ],
];

/** @param title of the post, which its text may name. */
export function rewriteBody(body: string, title: string, generator: GeneratorName, isMdx: boolean) {
  const applied = rewrites.filter(([name]) =>
    name === 'MDX'
      ? isMdx
      : ['any', generator].includes(name) || generator === 'a folder of Markdown',
  );
  return applied.reduce((text, [, pattern, by]) => {
    const findCode = memoize(() => [...text.matchAll(codePattern)]);
    return text.replace(pattern, (all: string, ...rest) => {
      const offset = rest.find((value) => typeof value === 'number') as number;
      const isInCode = findCode().some(
        ({ 0: code, index }) => offset >= index && offset < index + code.length,
      );
      if (isInCode && pattern !== rawOrComment) return all;
      const context = { text, offset, title, isInCode };
      const replacement = by(rest.slice(0, rest.indexOf(offset)), context) ?? all;
      const missing = all.split('\n').length - replacement.split('\n').length;
      return replacement + '\n'.repeat(Math.max(0, missing));
    });
  }, body);
}
