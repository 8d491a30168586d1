/** Rewrites pairs of a generator's tags: those of code, of callouts, and of components. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calloutNames } from '../../src/markdown/callouts.ts';
import { isLanguage } from '../../src/markdown/code.ts';

/** An argument of a tag, by its names, or else the first without one: `src="a.png"`, `"a"`, `a`. */
export function readArgument(source: string | undefined, ...names: string[]): string {
  const pattern = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=,()]+))/g;
  const all = [...(source ?? '').matchAll(pattern)];
  const argument =
    all.find(([, key = '']) => names.includes(key)) ?? all.find(([, key]) => key === undefined);
  return argument?.slice(2).find((value) => value !== undefined) ?? '';
}

/** A pair's opening tag, its indentation, name and arguments, its text, and the tag that ends it. */
export const pairPatterns = [
  /^(([ \t]*)\{(?:%-?|\{[<%])\s*(\w[\w/-]*)(?![\w/-])((?:"[^"\r\n]*"|(?![%>]\})[^"\r\n])*)(?<!\/)[%>]\}\}?)((?:(?!\{(?:%-?|\{[<%])\s*\3\b)[\s\S]){0,10000}?)(\{(?:%-?\s*end(?:\3)?|\{[<%]\s*\/\s*\3)\s*-?[%>]\}\}?)/gm,
  /^(([ \t]*)<(?:callout-|(?=[A-Z]))(?=\w*[a-z])(\w[\w.]*)((?:\s[^<>]*)?)(?<!\/)>)((?:(?!<(?:callout-)?\3\b)[\s\S]){0,10000}?)(<\/(?:callout-)?\3>)/gm,
  /^(([ \t]*):{3,}[ \t]*\{?\.?(?:callout-)?(\w[\w-]*)(?![\w-])(.*))(\n(?:(?![ \t]*:{3,}[ \t{.]*\w).*\n)*?)([ \t]*:{3,}[ \t]*$)/gm,
];

/** Rewrites the pairs in a text, the innermost first. */
export function rewritePairs(text: string, by: (pair: string[]) => string | undefined): string {
  const rewrite = (...[all, open, indent, name, args, before, end]: string[]) => {
    const inner = rewritePairs(`${before}`, by);
    return by([all, open, indent, name, args, inner, end] as string[]) ?? `${open}${inner}${end}`;
  };
  const rewritten = pairPatterns.reduce((all, pattern) => all.replace(pattern, rewrite), text);
  return rewritten === text ? text : rewritePairs(rewritten, by);
}

/** A fence that is longer than those in the code. */
export function fence(language: string, code: string, indent = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = indent + '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, '')}\n${ticks}`;
}

/** The code in a pair, by its name, its first argument or the shortcode's file. */
export function toCode([, , indent, name = '', args, text = '', end]: string[], root: string) {
  const first = /lang:([\w+#-]+)/.exec(`${args}`)?.[1] ?? readArgument(args, 'lang', 'language');
  const words = [first, ...name.split(/[^a-z]/)];
  const language = words.find((word) => isLanguage(word.toLowerCase())) ?? '';
  const template = join(root, 'layouts/shortcodes', `${name}.html`);
  const isCode =
    /code|high|listing|snippet/i.test(name) ||
    (end?.startsWith('{') && first && first === language) ||
    (existsSync(template) && /highlight[ (.]/i.test(readFileSync(template, 'utf8')));
  return isCode && !/^[ \t]*(```|~~~)/m.test(text) ? fence(language, text, indent) : undefined;
}

const isKind = (name: string) => calloutNames.includes(name.toLowerCase());

/** A callout; or the text of a component, which is Markdown without its indentation. */
export function toMarkdown(pair: string[]): string | undefined {
  const [, open = '', indent, name = '', args = '', text = '', end = ''] = pair;
  const isCallout = isKind(name) || /^(notice|callout|aside|admonition|alert)$/i.test(name);
  if (!isCallout && !(end.startsWith('<') && text.includes('\n'))) return undefined;
  const isDirective = end.includes(':');
  const first = isDirective ? '' : readArgument(args, 'type');
  const kind = [first, name, 'note'].find(isKind)?.toUpperCase();
  const isTitled = !args.includes('=') && (isDirective || isKind(first) || /["']/.test(args));
  const plain = isTitled ? args.replace(first, '').replace(/["'()[\]{}]|-$/g, '') : '';
  const title = /\btitle=["'](.*?)["']/.exec(args)?.[1] ?? plain;
  const lines = text.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const inner = lines.map((line) => line.slice(Math.min(...indents)));
  const opening = isCallout ? `[!${kind}] ${title.trim()}`.trim() : open.trim() + end;
  const all = text.includes('\n') ? [opening, ...inner] : [`${opening} ${inner.join('')}`];
  return all.map((line) => `${indent}${isCallout ? '> ' : ''}${line}`.trimEnd()).join('\n');
}
