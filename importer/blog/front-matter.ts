/** Reads the fields of posts, under the names of all generators. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { leavesIn } from '../../src/lib/text.ts';
import { decodeEntities, plainText } from '../clean-text.ts';
import { parseDay } from '../dates.ts';
import { asRecord, type UnknownRecord as Values } from '../entries.ts';

export type PostFields = ReturnType<typeof readFields>;

/** Names are compared without case, hyphens and underscores: `featured_image` is `featuredImage`. */
export const plainName = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

const words = (text: string) => text.split(/\s+/);

/** The names of each field: the first one with a value counts. */
const names = {
  title: words('title name'),
  excerpt: words('excerpt description summary subtitle spoiler desc abstract lead intro snippet'),
  date: words(
    'date pubdate pubdatetime publishdate publisheddate published publishedat datepublished created createdat',
  ),
  updated: words(
    'updated lastmod moddate moddatetime updateddate lastupdated updatedat modified lastmodifiedat datemodified',
  ),
  categories: words('category categories'),
  topics: words('tags tag topics keywords'),
  lang: words('lang language locale'),
  slug: words('slug'),
  series: words('series'),
  cover: words(
    'cover image heroimage featuredimage coverimage thumbnail banner coverimg thumbnailimg shareimg',
  ),
  coverAlt: words('picturealt imagealt heroimagealt coveralt coverimagealt featuredimagealt'),
  permalink: words('permalink url path'),
  aliases: words('aliases alias redirectfrom redirects'),
};

export const dateLine = new RegExp(
  `^["']?(${names.date.map((name) => [...name].join('[-_]?')).join('|')})["']?\\s*[:=]`,
  'im',
);

/** Names of fields that hide a post unless they say no, and of those that do unless they say yes. */
const hides =
  /draft|private|secret|wip$|unlisted|unpublish|member|protect|encrypt|embargo|schedul|expire|expiry|excludefromcollections|^(is)?hid(e|den)$/;
const shows = /publish(?!er)|^(is)?public$|visib|^(is)?list(ed)?$|^render$|^status$/;
const no = /^(false|no|off|0|never|none|null)?$/i;
/** YAML 1.1 has more booleans than YAML 1.2. */
const yes = /^(true|yes|on|1|always)?$/i;
const open = /^(publish(ed)?|public|everyone|all|final|live|https?:.*)$/i;

const layout =
  /^(layout|type|theme|toc\w*|iscjklanguage|translationkey|comments?|share|math|mathjax|katex|weight|nav|menu|sidebar|status|build|password|expirydate|expires|template|featured|pin|sticky|top|id|uid|guid|authors?|images|header|readingtime|robots|seo|params|resources|cascade|outputs|headless)$/;

/** After empty lines and comments. */
const start = String.raw`(?<![\s\S])\s*(?:<!--.*-->\s*)*`;

/** Fields between fences, in an object of JSON, or in lines `name: value` until an empty one. */
const head = new RegExp(
  String.raw`${start}(?:(?<fence>-{3,}|\+{3}|;{3})(?<type>yaml|json|toml)?[ \t]*\n(?<fenced>[\s\S]*?)^(?:\k<fence>|\.{3})|(?<json>\{(?![{%:])(?:.*|[\s\S]*?\n)\})|(?<lines>(?:\w[\w -]*:.*\n(?:[ \t]+\S.*\n)*)+)(?:-{3}|\.{3})?)[ \t]*(?:\n|$)`,
  'm',
);

/** What begins like fields. */
const looksLikeFields = new RegExp(
  String.raw`${start}(?:-{3}|\+{3}|;{3}|\{(?![{%:])|["']?[\w-]+["']?[ \t]*:\s|(?:import\s.*\s+)*export const meta)`,
);

/** Ruby and Python accept a text in quotes whose next lines are not indented. */
const indentContinued = (yaml: string) =>
  yaml.replace(/^(?![\w"'.-]+[ \t]*:(?:\s|$)|[-#\s]|$)/gm, '  ');

const unknownForm = 'their form is unknown';

/** The values that can be read, and the first error. */
export function parseFields(
  matter: string,
  isToml = false,
): { values: Values; error?: string | undefined } {
  try {
    if (isToml) {
      // As text: a date would lose its time zone, and perhaps its day.
      const toml: Record<string, object> = JSON.parse(JSON.stringify(parseToml(matter)));
      const { extra, taxonomies, params, ...values } = toml;
      // Zola and Hugo keep some fields in tables.
      return { values: { ...params, ...extra, ...taxonomies, ...values } };
    }
    const read = (yaml: string) => parseDocument(yaml, { schema: 'core', uniqueKeys: false });
    const written = read(matter);
    const indented = written.errors[0] ? read(indentContinued(matter)) : written;
    const document = indented.errors[0] ? written : indented;
    const values = document.toJS();
    const isRecord = typeof values === 'object' && !Array.isArray(values);
    const error = document.errors[0]?.message.replace(/ at line[\s\S]*/, '');
    return {
      values: isRecord ? asRecord(values) : {},
      error: error ?? (isRecord ? undefined : unknownForm),
    };
  } catch (error) {
    return { values: {}, error: `${(error as Error).message.split('\n')[0]}` };
  }
}

/** Lines of Pelican or MultiMarkdown: an indented line continues the one before. */
const parseLines = (lines: string) =>
  Object.fromEntries(
    [...lines.matchAll(/^(\w[\w -]*):(.*(?:\n[ \t]+.*)*)/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The texts of a list, or of one text with commas or, for Jekyll, spaces. */
function textItems(value: unknown, bySpaces = false): string[] {
  const separator = bySpaces && !/[,，、]/.test(`${value}`) ? /\s+/ : /[,，、]/;
  const items = typeof value === 'string' ? value.split(separator) : [value].flat(4);
  return items.flatMap((item) => (typeof item === 'object' ? [] : `${item ?? ''}`.trim() || []));
}

function readCover(value: unknown): { url: string; alt?: string } | undefined {
  if (isText(value)) return { url: value };
  const { path, url, src, image, file, alt } = asRecord(value);
  const written = [path, url, src, image, file].find(isText);
  return written ? { url: written, ...(isText(alt) && { alt }) } : undefined;
}

export const isYes = (value: unknown) => Boolean(value) && yes.test(`${value}`);

const readNames = new Set(Object.values(names).flat());

/** The field that makes a post a draft in any generator, as it is written. */
export function findHiding(values: Values): string | undefined {
  for (const [path, leaf] of leavesIn(values)) {
    const [outer = '', inner, ...others] = path.split('.');
    // Those of a cover picture are not about the post.
    if (others.length > 0 || (inner && readNames.has(outer))) continue;
    const name = plainName(inner ?? outer);
    const value = `${leaf ?? ''}`.trim();
    const [year] = /\b[12]\d{3}\b/.exec(value) ?? [];
    const time = year && (Date.parse(value) || Date.parse(year));
    const isEnd = /^(expir|unpublish)/.test(name);
    const isHiding = hides.test(name);
    const isShowing = shows.test(name);
    if (time && (isHiding || isShowing || names.date.includes(name))) {
      if (time > Date.now() !== isEnd) return `a ${isEnd ? 'past' : 'future'} date in ${path}`;
    } else if (
      (isHiding && !no.test(value) && !open.test(value)) ||
      (isShowing && !yes.test(value) && !open.test(value)) ||
      (name === 'permalink' && value && no.test(value)) ||
      (name === 'password' && value) ||
      (!inner &&
        !readNames.has(name) &&
        /^(draft|private|hidden|unlisted|unpublished)$/i.test(value))
    )
      // The report must not have a secret.
      return /passw|secret|crypt|protect/.test(name) ? path : `${path}: ${value}`;
  }
  return undefined;
}

/** The fields of a text, where its body begins, and why some cannot be read. */
export function readValues(source: string) {
  const found = head.exec(source);
  const { fence, type, fenced, json = '', lines } = found?.groups ?? {};
  const matter = fenced ?? json;
  const { values, error }: ReturnType<typeof parseFields> = lines
    ? { values: parseLines(lines) }
    : // Hexo writes an object without its braces.
      parseFields(
        fence === ';;;' && !/^\s*\{/.test(matter) ? `{${matter}}` : matter,
        fence === '+++' || type === 'toml',
      );
  const isKnown = Object.keys(values).some((name) =>
    [...names.title, ...names.date].includes(plainName(name)),
  );
  if (found && (isKnown || (fenced !== undefined && !error)))
    return { values, error, start: found[0].length };
  // What cannot be read stays as text.
  return {
    values: {},
    error: looksLikeFields.test(source) ? (error ?? unknownForm) : undefined,
    start: 0,
  };
}

/** The fields of a post, and those that it inherits. In Jekyll, spaces divide lists. */
export function readFields(own: Values, inherited: Values, bySpaces: boolean) {
  const all = Object.entries({ ...inherited, ...own });
  const values: Values = Object.fromEntries(all.map(([name, value]) => [plainName(name), value]));
  const firstValue = <Value>(kind: keyof typeof names, read: (value: unknown) => Value) =>
    names[kind].map((name) => read(values[name])).find((value) => value !== undefined);
  const firstText = <Value>(kind: keyof typeof names, read: (text: string) => Value) =>
    firstValue(kind, (value) => (isText(value) ? read(value) : undefined));
  const oneLine = (value: unknown) =>
    isText(value) || typeof value === 'number'
      ? decodeEntities(`${value}`).replace(/\s+/g, ' ').trim()
      : undefined;
  const categories = names.categories.flatMap((name) =>
    textItems(values[name], bySpaces && name !== 'category'),
  );
  const tags = names.topics.flatMap((name) => textItems(values[name], bySpaces));
  const [category, ...topics] = new Set([...categories, ...tags]);
  return {
    title: firstValue('title', oneLine),
    excerpt: firstText('excerpt', (text) => oneLine(plainText(text))),
    date: firstValue('date', parseDay),
    updated: firstValue('updated', parseDay),
    category,
    topics,
    /** The generator's categories, for patterns of URLs. */
    categories,
    lang: firstText('lang', (text) => text.replace('_', '-')),
    hiddenBy: findHiding(values),
    slug: firstValue('slug', oneLine),
    series: firstValue('series', (value) => oneLine([value].flat()[0])),
    /** Its cover picture; the URL is as in the text. */
    cover: firstValue('cover', readCover),
    coverAlt: firstValue('coverAlt', oneLine),
    /** Its URL, or a pattern of it. A whole URL is what the post is about. */
    permalink: firstText('permalink', (text) => (URL.canParse(text) ? undefined : text)),
    /** Earlier paths besides its own, as they are written. */
    aliases: names.aliases.flatMap((name) => textItems(values[name])),
    values,
    /** Names of fields that articles do not have. */
    others: Object.keys(own).filter((written) => {
      const name = plainName(written);
      return ![layout, hides, shows].some((kind) => kind.test(name)) && !readNames.has(name);
    }),
  };
}
