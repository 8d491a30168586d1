/**
 * What generators and MDX would have replaced becomes Markdown where Markdown has it, and is left
 * out where it has not.
 */
import type { Root } from 'mdast';
import { foreignSyntax } from '../../site/check/foreign-syntax.ts';
import type { Edit } from './edits.ts';

/** Names of notes in other systems, as GitHub's. */
const alerts: Record<string, string> = {
  ...{ note: 'NOTE', info: 'NOTE', tip: 'TIP', success: 'TIP', important: 'IMPORTANT' },
  ...{
    warning: 'WARNING',
    warn: 'WARNING',
    danger: 'CAUTION',
    caution: 'CAUTION',
    error: 'CAUTION',
  },
};

/** The same number of lines, so that every line keeps its number. */
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

/** The lines that options mark: `hl_lines=2 4-5`. */
function markedIn(options: string): string {
  const [, lines] = /(?:hl_lines|mark_lines|mark)\s*[=:]\s*["[]?([\d\s,-]+)/.exec(options) ?? [];
  return lines?.trim() ? ` {${lines.trim().replace(/[\s,]+/g, ',')}}` : '';
}

/**
 * Addresses that templates would have made, in links and pictures: `{{ site.baseurl }}/x`, `{{< ref
 * "post.md" >}}`.
 */
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

/** Text between tags that show it as it is. */
const rawTag = /^\{%-?\s*(?:end)?raw\s*-?%\}$/;

/** Notes between lines of colons: `:::note Title`. */
const directive = /^(:{3,})[ \t]*\{?\.?([\w-]+)[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm;

function noteOf(all: string, _: string, kind: string, body: string): string {
  const alert = alerts[kind.toLowerCase()];
  if (!alert) return all;
  const lines = body.replace(/\n$/, '').split('\n');
  return sameLines(all, [`> [!${alert}]`, ...lines.map((line) => `> ${line}`)].join('\n'));
}

/** A picture whose file has spaces in its name, which other parsers take. */
const spacedPicture =
  /(!\[[^\]\n]*\]\()([^()<>"\n]*[^()<>"\s][ ][^()<>"\n]*\.(?:png|jpe?g|gif|svg|webp|avif))(["\s)])/gi;

/**
 * In MDX, Markdown stands also between tags that say nothing: their lines leave, and what is in
 * them stands at the edge.
 */
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

/** What becomes Markdown before Markdown is read. Lines keep their numbers. */
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
  return converted.replace(directive, noteOf);
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>%]+))`)
    .exec(tag)
    ?.slice(1)
    .find(Boolean);

const picture = (src: string, alt = '', caption = '') =>
  `![${alt.replace(/[[\]]/g, '')}](<${src}>${caption ? ` "${caption.replace(/"/g, '\\"')}"` : ''})`;

/** Where a video or a piece of code can be seen: a link is what is left of it. */
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

/**
 * What stands in a tag's place: a picture, a link, nothing; and whether that says all that the tag
 * did.
 */
function convertTag(tag: string): { text: string; isWhole: boolean } {
  if (rawTag.test(tag) || /^\{\/\*/.test(tag) || /^\[toc\]$/i.test(tag))
    return { text: '', isWhole: true };
  const src = attribute(tag, 'src');
  if (/^\{\{[<%]\s*(figure|img|image)\b/.test(tag) && src)
    return {
      text: picture(
        src,
        attribute(tag, 'alt') ?? attribute(tag, 'title'),
        attribute(tag, 'caption'),
      ),
      isWhole: true,
    };
  const [, before = '', img, after = ''] =
    /^\{%-?\s*(?:asset_img|asset_image|img|image)\s+(?:(.*?)\s+)??(\S+\.(?:png|jpe?g|gif|svg|webp|avif)\S*)\s*(.*?)\s*-?%\}$/i.exec(
      tag,
    ) ?? [];
  if (img)
    return {
      text: picture(img.replace(/["']/g, ''), (after || before).replace(/["']/g, '')),
      isWhole: true,
    };
  const [, bang, page, label] = /^(!?)\[\[([^\]|#]+)[^\]|]*(?:\|([^\]]*))?\]\]$/.exec(tag) ?? [];
  if (bang && page) return { text: picture(page, label), isWhole: true };
  if (page) return { text: /^_?toc_?$/i.test(page) ? '' : (label ?? page), isWhole: true };
  const [, id] = /^\{:\s*#([\w-]+)\s*\}$/.exec(tag) ?? [];
  if (id) return { text: `{#${id}}`, isWhole: true };
  if (/^\{:|^<[a-z]+\s+style=/.test(tag)) return { text: '', isWhole: true };
  const address = outsideAddress(tag);
  return { text: address ? `<${address}>` : '', isWhole: false };
}

/**
 * What is left of other systems in a text that has been read.
 *
 * @param note is told of everything that is left out, with its line.
 */
export function foreignEdits(
  text: string,
  tree: Root,
  note: (line: number, what: string) => void,
): Edit[] {
  return foreignSyntax(text, tree).flatMap(({ line, offset, text: tag, what }) => {
    const { text: by, isWhole } = convertTag(tag);
    if (!isWhole) note(line, `${what}: ${tag.split('\n')[0]?.slice(0, 80)}`);
    return [{ start: offset, end: offset + tag.length, text: sameLines(tag, by) }];
  });
}
