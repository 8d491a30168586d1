/** Turns pairs of a generator's tags into code, callouts, or Markdown that is not indented. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from '../../src/lib/text.ts';
import { calloutNames } from '../../src/markdown/callouts.ts';
import { isLanguage } from '../../src/markdown/code.ts';
import { codeRanges, fence } from './code.ts';
import { label, type Report } from './convert-html.ts';

/** An argument of a tag, by its names, or else the first without one: `src="a.png"`, `"a"`, `a`. */
export function readArgument(source: string | undefined, ...names: string[]): string {
  const pattern = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=,]+))/g;
  const all = [...(source ?? '').matchAll(pattern)];
  const argument =
    all.find(([, key = '']) => names.includes(key)) ?? all.find(([, key]) => key === undefined);
  return argument?.slice(2).find((value) => value !== undefined) ?? '';
}

/** `{% name … %}`, `{{< name … >}}`, `<Name …>` or `:::name …` at the beginning of a line. */
const opening =
  /^([ \t]*)(?:\{(?:%-?|\{[<%])\s*(?!end)(\w[\w/-]*)((?:"[^"]*"|(?![%>]\}).)*)(?<!\/)[%>]\}{1,2}|<([A-Z]\w*[a-z][\w.]*)((?:\{(?:[^{}]|\{[^{}]*\})*\}|[^<>{}])*)(?<!\/)>|(:{3,})[ \t]*\{?\.?(?:callout-)?(\w[\w-]*)(.*))(.*)$/;

/** Their ends at the end of a line. */
const closing =
  /^(?:(.*?)(?:\{%-?\s*end([\w-]*)\s*-?%\}|\{\{[<%]\s*\/\s*([\w/-]+)\s*[>%]\}\}|(<\/[A-Z][\w.]*)>)|[ \t]*(:{3,}))[ \t]*$/;

/** What a line closes, and the text before it. */
const readEnd = (line: string) => {
  const [all, before = '', ...ends] = closing.exec(line) ?? [];
  return { before, end: all && (ends.find(Boolean) ?? '') };
};

type Tag = { line: number; indent: string; name: string; args: string; end: string; rest: string };

function readOpening(text: string, line: number): Tag | undefined {
  const [all, indent = '', name, args, component, attributes, colons, directive, title, rest = ''] =
    opening.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {
    ...{ line, indent, rest, name: name ?? component ?? directive ?? '' },
    args: args ?? attributes ?? title ?? '',
    end: colons ?? (component ? `</${component}` : args?.startsWith('(') ? '' : `${name}`),
  };
}

const isCallout = (name: string) => calloutNames.includes(name.toLowerCase());

/** The first line of a callout that a pair stands for: `[!TIP] Title`. */
function readCallout({ name, args, end }: Tag): string | undefined {
  if (!isCallout(name) && !/^(notice|callout|aside|admonition|alert)$/i.test(name))
    return undefined;
  const isDirective = end.startsWith(':');
  const first = isDirective ? '' : readArgument(args, 'type');
  const kind = [first, name, 'note'].find(isCallout);
  const written = args.replace(first, '').replace(/["'()[\]{}]/g, '');
  const hasTitle = isDirective || isCallout(first) || /["']/.test(args);
  const title = args.includes('=') ? label.exec(` ${args}`)?.[1] : hasTitle && written.trim();
  return `[!${kind?.toUpperCase()}] ${title || ''}`.trim();
}

/** The language of the code in a pair; empty if it is not known. */
function readLanguage({ name, args, end }: Tag, code: string, root: string): string | undefined {
  if (name !== 'highlight' && /^\s*(```|~~~)/m.test(code)) return undefined;
  const first = /lang:([\w+#-]+)/.exec(args)?.[1] ?? readArgument(args, 'lang', 'language');
  const isCode = /code|high|listing|snippet/i.test(name);
  const language = [first, ...name.split(/[^a-z]/)].find((word) => isLanguage(word.toLowerCase()));
  const isTemplate = !/^[:<]/.test(end);
  if (isCode || (isTemplate && language === first)) return language ?? '';
  const templates = `{,themes/*/}layouts/{,_}shortcodes/${name}.html`;
  const isHighlighting = (file: string) =>
    /[{(|]-?\s*(transform\.)?highlight\b/i.test(readFileSync(join(root, file), 'utf8'));
  return globSync(templates, { cwd: root }).some(isHighlighting) ? (language ?? '') : undefined;
}

/** Lines without the spaces that all of them begin with. */
function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)));
}

/** @param root has the blog's own shortcodes. */
export function rewritePairs(text: string, isMdx: boolean, root: string, report: Report): string {
  const lines = text.split('\n');
  if (!lines.some((line) => closing.test(line))) return text;
  const code = codeRanges(text, isMdx).map((range) => range.map((offset) => lineAt(text, offset)));
  /** The lines between two tags, and what is beside these. */
  const innerLines = ({ line, rest }: Tag, to: number) => {
    const last = readEnd(line === to ? rest : `${lines[to]}`).before;
    const all = line === to ? [last] : [rest, ...lines.slice(line + 1, to), last];
    return all
      .slice(all[0]?.trim() ? 0 : 1, last.trim() ? undefined : -1)
      .flatMap((part) => part.split('\n'));
  };
  /** Replaces lines. If they become more, the empty line before them makes room. */
  const put = (from: number, to: number, by: string[]) => {
    const start = by.length > to - from + 1 && lines[from - 1]?.trim() === '' ? from - 1 : from;
    const more = Math.max(0, by.length - (to - start + 1));
    const added = [by.slice(0, more + 1).join('\n'), ...by.slice(more + 1)];
    lines.fill('', start, to + 1).splice(start, added.length, ...added);
  };
  const open: Tag[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (code.some(([from = 0, to = 0]) => from <= i + 1 && i < to)) continue;
    const { end } = readEnd(`${lines[i]}`);
    const opened = readOpening(`${lines[i]}`, i);
    if (opened) {
      // Code may have anything in it, up to the next end.
      const to = lines.findIndex((line, j) => j >= i && readEnd(line).end === opened.end);
      const inner = to < 0 ? [] : innerLines(opened, to);
      const language = to < 0 ? undefined : readLanguage(opened, inner.join('\n'), root);
      if (language === undefined) open.push(opened);
      else {
        put(i, to, fence(language, inner.join('\n'), opened.indent).split('\n'));
        i = to;
        continue;
      }
    }
    const at = open.findLastIndex((tag) => tag.end === end);
    const [tag] = at < 0 ? [] : open.splice(at);
    if (!tag) continue;
    const callout = readCallout(tag);
    const inner = dedent(innerLines(tag, i));
    const quoted = callout && [callout, ...inner].map((line) => `> ${line}`.trimEnd());
    const isComponent = tag.end.startsWith('<') && tag.line < i;
    if (isComponent && !callout) report(tag.line + 1, `<${tag.name}>`);
    const shown = label.exec(tag.args)?.[1];
    const by = quoted ?? (isComponent ? [shown ? `<b>${shown}</b>` : '', ...inner] : []);
    if (by.length > 0)
      put(
        tag.line,
        i,
        by.map((line) => tag.indent + line),
      );
  }
  return lines.join('\n');
}
