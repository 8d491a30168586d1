/** Converts templates and MDX to Markdown if possible, and removes the rest. */
import type { Root } from 'mdast';
import { foreignSyntax } from '../../site/check/foreign-syntax.ts';
import { type Replacement, replaceComponent, replacePair, sameLines } from './components.ts';
import { escapeAttribute, linkTo } from './convert-html.ts';
import type { Edit } from './edits.ts';

/**
 * Code between tags: `{% highlight js %}…{% endhighlight %}`, `{{< highlight go >}}…{{< /highlight
 * >}}`.
 */
const codeTags = [
  /\{%-?\s*(?:highlight|codeblock|code)\s*(?:lang:)?([\w+#-]*)([^%]*)%\}([\s\S]*?)\{%-?\s*end(?:highlight|codeblock|code)\s*-?%\}/g,
  /\{\{[<%]\s*highlight\s+"?([\w+#-]*)([^>%]*)[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
];

/** The marked lines in options: `hl_lines=2 4-5`. */
function markedIn(options: string): string {
  const [, lines] = /(?:hl_lines|mark_lines|mark)\s*[=:]\s*["[]?([\d\s,-]+)/.exec(options) ?? [];
  return lines?.trim() ? ` {${lines.trim().replace(/[\s,]+/g, ',')}}` : '';
}

/** URLs in templates: `{{ site.baseurl }}/x`, `{{< ref "post.md" >}}`. */
const addressTags: [RegExp, string][] = [
  [/\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["'`]?([^"'`\s>%]+)["'`]?[^>%]*[>%]\}\}/g, '$1'],
  [/\{%-?\s*(?:post_url|post_path|link|asset_path)\s+([^\s%]+)\s*-?%\}/g, '$1'],
  [
    /\{\{\s*(?:site\.(?:baseurl|url|github\.url)|page\.baseurl|baseurl|base_path)\s*(?:\|[^}]*)?\}\}/g,
    '',
  ],
  [
    /\{\{\s*["']([^"'{}]*)["']\s*\|\s*(?:prepend|relative_url|absolute_url|url|asset_url)[^}]*\}\}/g,
    '$1',
  ],
];

/** Content between two tags of Hugo, Liquid or Nunjucks, Zola, and MDX. */
const pairs = [
  /\{\{[<%]\s*([\w/-]+)([^>%]*)[>%]\}\}((?:(?!\{\{[<%]\s*\1)[\s\S])*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g,
  /\{%-?\s*(\w+)([^%(]*)%\}((?:(?!\{%-?\s*\1)[\s\S])*?)\{%-?\s*end\1\s*-?%\}/g,
  /\{%\s*(\w+)\(([^%]*)\)\s*%\}([\s\S]*?)\{%\s*end\s*%\}/g,
  /<([A-Z]\w*)((?:\s[^<>]*)?)>((?:(?!<\1\b)[\s\S])*?)<\/\1>/g,
];

/** Content between `{% raw %}` and `{% endraw %}` is literal. Outside of code, its braces are escaped. */
const rawBlock = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;

/** Whether an offset is between two lines of a fence. */
const isInFence = (text: string, offset: number) =>
  (text.slice(0, offset).match(/^\s*(```|~~~)/gm) ?? []).length % 2 === 1;

/** WordPress: a caption, a formula, a video. */
const wordPress: [pattern: RegExp, by: string][] = [
  [/\[caption[^\]]*\]\s*([\s\S]*?)\s*\[\/caption\]/g, '$1'],
  [/\$latex\s+([^$]+?)\s*\$/g, '$$$1$$'],
  [/\[(?:youtube|embed|vimeo)[ =]?\]?\s*(https?:[^\s\]]+?)(?:\]|\[\/embed\])/g, '$1'],
];

/** Quotes whose kind is in kramdown's attributes after them. */
const prompt = /^((?:>.*\n)+)\{:\s*\.(?:prompt|notice|alert)-{0,2}(\w*)[^}]*\}/gm;

/** A picture with spaces in its file name, which other parsers accept. */
const spacedPicture =
  /(!\[[^\]\n]*\]\()([^()<>"\n]*[^()<>"\s][ ][^()<>"\n]*\.(?:png|jpe?g|gif|svg|webp|avif))(["\s)])/gi;

/** Removes the statements of MDX: an import or export up to an empty line. */
export const removeStatements = (text: string, note: (line: number, what: string) => void) =>
  text.replace(/^(?:import|export)\s.*(?:\n.+)*/gm, (all, offset: number) => {
    if (isInFence(text, offset)) return all;
    note(text.slice(0, offset).split('\n').length, `a line of MDX: ${all.split('\n')[0]}`);
    return all.replace(/.+/g, '');
  });

/** In MDX, Markdown may be between inert tags: removes the tags and unindents the text. */
export function unwrapMdx(text: string): string {
  let depth = 0;
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
      if (isCode) return line;
      const [, slash] =
        /^\s*<(\/?)(?:div|section|span|center|main|aside)(?:\s[^>]*)?>\s*$/.exec(line) ?? [];
      if (slash === undefined) return depth > 0 ? line.trimStart() : line;
      depth = Math.max(0, depth + (slash ? -1 : 1));
      return '';
    })
    .join('\n');
}

const isPictureName = (name: string) => /\.(png|jpe?g|gif|svg|webp|avif)$/i.test(name);

/** Links by a post's name: `{% post_link name "its title" %}`. */
const postLink = /\{%-?\s*post_link\s+(\S+)\s*(.*?)\s*-?%\}/g;

/** Converts templates before Markdown is parsed. Lines keep their numbers. */
export function convertTemplates(text: string, title = ''): string {
  let converted = text
    .replace(rawBlock, (_, content: string, offset: number) =>
      content.includes('`') || isInFence(text, offset)
        ? content
        : content.replaceAll('{', '&#123;'),
    )
    .replace(
      prompt,
      (_, quote: string, kind: string) => `> [!${kind || 'note'}]\n${quote.trimEnd()}`,
    )
    .replace(/\{(?:filename|static|attach|photo)\}\/?/g, '/')
    .replace(/\{\{-?\s*page\.title\s*(?:\|[^}]*)?\}\}/g, () => title)
    .replace(
      postLink,
      (_, name: string, label: string) =>
        `[${label.replace(/^["']|["']( true| false)?$/g, '') || name}](${name})`,
    )
    .replace(/^[*+-] .*\n\{:\s*toc\s*\}[ \t]*$/gm, '\n')
    .replace(spacedPicture, '$1<$2>$3')
    .replace(/\{%-?\s*(?:end)?math(?:_block)?\s*-?%\}/g, '$$$$');
  for (const pattern of codeTags)
    converted = converted.replace(pattern, (all, lang: string, options: string, code: string) =>
      sameLines(
        all,
        `\`\`\`${lang}${markedIn(options)}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, '')}\n\`\`\``,
      ),
    );
  for (const pattern of pairs)
    converted = converted.replace(
      pattern,
      (all, name: string, options: string, body: string, offset: number) => {
        const by = isInFence(converted, offset) ? undefined : replacePair(name, options, body);
        return by === undefined ? all : sameLines(all, by);
      },
    );
  for (const [pattern, by] of [...addressTags, ...wordPress])
    converted = converted.replace(pattern, by);
  return converted;
}

const inMarkdown = (by: Replacement): string => {
  if ('address' in by) return by.label ? `[${by.label}](<${by.address}>)` : `<${by.address}>`;
  if ('text' in by) return by.text;
  const title = by.caption ? ` "${by.caption.replace(/"/g, '\\"')}"` : '';
  return `![${(by.alt ?? '').replace(/[[\]]/g, '')}](<${by.picture}>${title})`;
};

const inHtml = (by: Replacement): string => {
  if ('address' in by) return linkTo(by.address, by.label);
  if ('text' in by) return by.text;
  const title = by.caption ? ` title="${escapeAttribute(by.caption)}"` : '';
  return `<img src="${escapeAttribute(by.picture)}" alt="${escapeAttribute(by.alt ?? '')}"${title}>`;
};

/** A tag's name and arguments: `{{< figure src="x" >}}`, `{% include x.html a="b" %}`, `{{ x(a="b") }}`. */
const tagPattern =
  /^(?:\{[{%][<%]?-?\s*(?:include(?:_cached|_relative)?\s+)?|<)\/?([\w./-]+)\s*\(?([\s\S]*?)\)?\s*\/?-?(?:[>%]?[%}]\}|>)$/;

/** The replacement of a tag, and whether it is complete. */
function convertTag(tag: string): { by: Replacement; isWhole: boolean } {
  const whole = (by: Replacement) => ({ by, isWhole: true });
  if (/^\{\/\*/.test(tag) || /^\[toc\]$/i.test(tag)) return whole({ text: '' });
  const [, bang, page = '', label] = /^(!?)\[\[([^\]|]+)(?:\|([^\]]*))?\]\]$/.exec(tag) ?? [];
  if (bang && isPictureName(page))
    // A number is a width.
    return whole({ picture: page, alt: /^[\dx]+$/.test(label ?? '') ? '' : label });
  const [name = '', heading] = page.split('#');
  if (page)
    return whole(
      /^_?toc_?$/i.test(page)
        ? { text: '' }
        : { address: encodeURI(page), label: label ?? (name || heading || page) },
    );
  const [, id] = /^\{:\s*#([\w-]+)\s*\}$/.exec(tag) ?? [];
  if (id) return whole({ text: `{#${id}}` });
  if (/^\{:|^<[a-z]+\s+style=/.test(tag)) return whole({ text: '' });
  const [, component = '', options = ''] = tagPattern.exec(tag) ?? [];
  const by = replaceComponent(component, options);
  return { by: by ?? { text: '' }, isWhole: by !== undefined && !('address' in by) };
}

/**
 * Edits for the remaining foreign syntax of a parsed text.
 *
 * @param note reports everything that is left out, with its line.
 */
export function foreignEdits(
  text: string,
  tree: Root,
  note: (line: number, what: string) => void,
): Edit[] {
  return foreignSyntax(text, tree).flatMap(({ line, offset, text: tag, what, isInHtml }) => {
    const isMarkedText = /^[=~^]/.test(tag);
    const { by, isWhole } = isMarkedText ? { by: { text: tag }, isWhole: false } : convertTag(tag);
    if (!isWhole) note(line, `${what}: ${tag.split('\n')[0]?.slice(0, 80)}`);
    return [
      {
        start: offset,
        end: offset + tag.length,
        text: sameLines(tag, isInHtml ? inHtml(by) : inMarkdown(by)),
      },
    ];
  });
}
