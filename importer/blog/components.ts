/**
 * What shortcodes, tags, includes and components of other systems become. Names are in small
 * letters, without hyphens, folders and extensions: 'embed/youtube.html' is youtube.
 */
import { calloutKind } from '../../model/articles/markdown/callouts.ts';

type Kind = 'link' | 'picture' | 'note' | 'fence' | 'nothing';

/** The URL of a link has its id for `$`; without one the component has a whole URL. */
const table: [kind: Kind, names: string, url?: string][] = [
  [
    'link',
    'youtube youtubelite youtubeliteplayer liteyoutube youtubeembed ytembed',
    'https://www.youtube.com/watch?v=$',
  ],
  ['link', 'vimeo', 'https://vimeo.com/$'],
  ['link', 'bilibili bilibiliplayer', 'https://www.bilibili.com/video/$'],
  ['link', 'gist githubgist', 'https://gist.github.com/$'],
  ['link', 'github githubcard githubrepo ghcard', 'https://github.com/$'],
  ['link', 'tweet twitter x xpost', 'https://x.com/i/status/$'],
  ['link', 'instagram', 'https://www.instagram.com/p/$'],
  ['link', 'speakerdeck', 'https://speakerdeck.com/player/$'],
  ['link', 'button btn link linkcard bookmark blogcard cta embed iframe video audio'],
  ['picture', 'figure img image picture photo assetimg assetimage responsiveimage imgproc'],
  ['picture', 'lazyimg zoomableimage imagefigure captionedimage'],
  ['note', 'alert notice callout admonition hint aside message prompt info note tip success'],
  ['note', 'important warning caution danger details expand collapse spoiler accordion folding'],
  ['fence', 'mermaid plantuml graphviz dot'],
  ['nothing', 'toc tableofcontents raw endraw rawhtml more readmore clear'],
];

const rules = new Map(
  table.flatMap(([kind, names, url]) => names.split(' ').map((name) => [name, { kind, url }])),
);

export const plainName = (name: string) =>
  name
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/[-_]/g, '')
    .toLowerCase();

export const componentKind = (name: string) => rules.get(plainName(name))?.kind;

/** Arguments by name, and those without one: `id="a"`, `id=a`, `id: a`, `id={a}`, `"a"`, `a`. */
export function readArguments(source: string) {
  const named = new Map<string, string>();
  const others: string[] = [];
  const value = /"([^"]*)"|'([^']*)'|`([^`]*)`|\{["'`]?([^{}]*?)["'`]?\}|([^\s,"'`=]+)/.source;
  for (const [, name, ...values] of source.matchAll(
    new RegExp(`(?:([\\w-]+)\\s*(?:=|:(?=\\s))\\s*)?(?:${value})`, 'g'),
  )) {
    const text = values.find((part) => part !== undefined) ?? '';
    if (name) named.set(name.toLowerCase(), text);
    else others.push(text);
  }
  const pick = (...names: string[]) =>
    names.map((name) => named.get(name)).find((text) => text !== undefined && text !== '');
  return { pick, others };
}

/** What replaces a component: a picture, a link or a text. */
export type Replacement =
  | { picture: string; alt?: string | undefined; caption?: string | undefined }
  | { address: string; label?: string | undefined }
  | { text: string };

/**
 * @param source the component's arguments.
 *
 * @returns undefined if it cannot be replaced.
 */
export function replaceComponent(name: string, source: string): Replacement | undefined {
  const rule = rules.get(plainName(name));
  const { pick, others } = readArguments(source);
  const address =
    pick('href', 'url', 'link', 'src', 'to') ?? others.find((text) => /^https?:/.test(text));
  const isPicture = (text: string) => /\.(png|jpe?g|gif|svg|webp|avif)\b/i.test(text);
  if (rule?.kind === 'nothing') return { text: '' };
  if (rule?.kind === 'picture') {
    const picture =
      pick('src', 'path', 'url', 'image_path', 'image', 'file') ?? others.find(isPicture);
    const rest = others.filter((text) => text !== picture && /\p{L}/u.test(text));
    return picture && (isPicture(picture) || /^https?:/.test(picture))
      ? {
          picture,
          alt: pick('alt', 'title', 'caption') ?? rest.join(' '),
          caption: pick('caption'),
        }
      : undefined;
  }
  if (rule?.url) {
    const id =
      pick('id', 'slug', 'videoid', 'video_id', 'repo', 'name', 'code', 'bvid', 'user') ??
      others[0];
    if (id && /^https?:/.test(id)) return { address: id };
    // A gist's id may follow its author.
    const more = /gist/.test(rule.url) ? others.find((text) => text !== id) : undefined;
    if (id) return { address: rule.url.replace('$', more ? `${id}/${more}` : id) };
  }
  if (!address || !/^https?:/.test(address)) return undefined;
  return { address, label: pick('label', 'text', 'title') };
}

/** Pads a text to the same number of lines. */
export const sameLines = (before: string, after: string) => {
  const missing = before.split('\n').length - after.split('\n').length;
  return missing > 0 ? after + '\n'.repeat(missing) : after;
};

/** A text without the indent of all its lines, and without empty ones around it. */
function unindent(text: string) {
  const lines = text.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
}

/**
 * A component with content between two tags.
 *
 * @returns a callout or a fence; undefined if it is neither.
 */
export function replacePair(name: string, source: string, body: string): string | undefined {
  const kind = componentKind(name);
  const lines = unindent(body);
  if (kind === 'fence') return [`\`\`\`${plainName(name)}`, ...lines, '```'].join('\n');
  if (kind !== 'note') return undefined;
  const { pick, others } = readArguments(source);
  const typed = [pick('type', 'kind', 'variant', 'icon', 'level'), others[0], plainName(name)];
  const callout =
    typed.find((text) => text && calloutKind(text)) ??
    (/^(expand|collapse|spoiler|accordion|folding)$/.test(plainName(name)) ? 'details' : 'note');
  const title = pick('title', 'summary', 'header') ?? others.find((text) => text !== callout) ?? '';
  return [`> [!${callout}] ${title}`.trimEnd(), ...lines.map((line) => `> ${line}`)].join('\n');
}
