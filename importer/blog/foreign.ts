/** Converts templates and MDX to Markdown if possible, and removes the rest. */
import type { Root } from 'mdast';
import { foreignSyntax } from '../../site/check/foreign-syntax.ts';
import { escapeAttribute, linkTo } from './convert-html.ts';
import type { Edit } from './edits.ts';

/** Names of notes in other systems, by GitHub's. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  warn: 'WARNING',
  danger: 'CAUTION',
  caution: 'CAUTION',
  error: 'CAUTION',
};

/** Pads a text to the same number of lines. */
const sameLines = (before: string, after: string) => {
  const missing = before.split('\n').length - after.split('\n').length;
  return missing > 0 ? after + '\n'.repeat(missing) : after;
};

/**
 * Code between tags: `{% highlight js %}…{% endhighlight %}`, `{{< highlight go >}}…{{< /highlight
 * >}}`.
 */
const codeTags = [
  /\{%-?\s*(?:highlight|codeblock|code)\s*([\w+#-]*)([^%]*)%\}([\s\S]*?)\{%-?\s*end(?:highlight|codeblock|code)\s*-?%\}/g,
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

/** Text between tags that show it literally. */
const rawTag = /^\{%-?\s*(?:end)?raw\s*-?%\}$/;

/** Notes between lines of colons: `:::note Title`. */
const directive = /^(:{3,})[ \t]*\{?\.?([\w-]+)[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm;

function noteSyntax(all: string, _: string, kind: string, body: string): string {
  const alert = alerts[kind.toLowerCase()];
  if (!alert) return all;
  const lines = body.replace(/\n$/, '').split('\n');
  return sameLines(all, [`> [!${alert}]`, ...lines.map((line) => `> ${line}`)].join('\n'));
}

/** A picture with spaces in its file name, which other parsers accept. */
const spacedPicture =
  /(!\[[^\]\n]*\]\()([^()<>"\n]*[^()<>"\s][ ][^()<>"\n]*\.(?:png|jpe?g|gif|svg|webp|avif))(["\s)])/gi;

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

/** Links by a post's name: `{% post_link name "its title" %}`. */
const postLink = /\{%-?\s*post_link\s+(\S+)\s*(.*?)\s*-?%\}/g;

/** Converts templates before Markdown is parsed. Lines keep their numbers. */
export function convertTemplates(text: string, title = ''): string {
  let converted = text
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
  for (const [pattern, address] of addressTags) converted = converted.replace(pattern, address);
  return converted.replace(directive, noteSyntax);
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>%]+))`)
    .exec(tag)
    ?.slice(1)
    .find(Boolean);

/** What replaces a tag: a picture, a link or a text. */
type Replacement =
  | { picture: string; alt: string | undefined; caption?: string | undefined }
  | { address: string }
  | { text: string };

const inMarkdown = (by: Replacement): string => {
  if ('address' in by) return `<${by.address}>`;
  if ('text' in by) return by.text;
  const title = by.caption ? ` "${by.caption.replace(/"/g, '\\"')}"` : '';
  return `![${(by.alt ?? '').replace(/[[\]]/g, '')}](<${by.picture}>${title})`;
};

const inHtml = (by: Replacement): string => {
  if ('address' in by) return linkTo(by.address);
  if ('text' in by) return by.text;
  const title = by.caption ? ` title="${escapeAttribute(by.caption)}"` : '';
  return `<img src="${escapeAttribute(by.picture)}" alt="${escapeAttribute(by.alt ?? '')}"${title}>`;
};

/** The URL of embedded content: a link replaces it. */
function outsideAddress(tag: string): string | undefined {
  const [, service = '', rest = ''] =
    /^\{[{%][<%-]?\s*(\w+)\s+([\s\S]*?)[>%-]?[%}]\}$/.exec(tag) ?? [];
  const ids = [...rest.matchAll(/(?:\b(?:id|user)=)?["']?([\w./:-]+)["']?/g)].map(
    ([, id = '']) => id,
  );
  const [id, second] = ids;
  if (!id) return undefined;
  if (service === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (service === 'vimeo') return `https://vimeo.com/${id}`;
  if (service === 'gist') return `https://gist.github.com/${second ? `${id}/${second}` : id}`;
  return undefined;
}

/** The replacement of a tag, and whether it is complete. */
function convertTag(tag: string): { by: Replacement; isWhole: boolean } {
  const whole = (by: Replacement) => ({ by, isWhole: true });
  if (rawTag.test(tag) || /^\{\/\*/.test(tag) || /^\[toc\]$/i.test(tag)) return whole({ text: '' });
  const src = attribute(tag, 'src');
  if (/^\{\{[<%]\s*(figure|img|image)\b/.test(tag) && src)
    return whole({
      picture: src,
      alt: attribute(tag, 'alt') ?? attribute(tag, 'title'),
      caption: attribute(tag, 'caption'),
    });
  const [, before = '', img, after = ''] =
    /^\{%-?\s*(?:asset_img|asset_image|img|image)\s+(?:(.*?)\s+)??(\S+\.(?:png|jpe?g|gif|svg|webp|avif)\S*)\s*(.*?)\s*-?%\}$/i.exec(
      tag,
    ) ?? [];
  if (img)
    return whole({
      picture: img.replace(/["']/g, ''),
      alt: (after || before).replace(/["']/g, ''),
    });
  const [, bang, page, label] = /^(!?)\[\[([^\]|#]+)[^\]|]*(?:\|([^\]]*))?\]\]$/.exec(tag) ?? [];
  if (bang && page) return whole({ picture: page, alt: label });
  if (page) return whole({ text: /^_?toc_?$/i.test(page) ? '' : (label ?? page) });
  const [, id] = /^\{:\s*#([\w-]+)\s*\}$/.exec(tag) ?? [];
  if (id) return whole({ text: `{#${id}}` });
  if (/^\{:|^<[a-z]+\s+style=/.test(tag)) return whole({ text: '' });
  const address = outsideAddress(tag);
  return { by: address ? { address } : { text: '' }, isWhole: false };
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
    const { by, isWhole } = convertTag(tag);
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
