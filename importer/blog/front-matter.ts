/** Reads the fields of posts, under the names of all generators. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
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

/** Fields that make a post a draft if they are true. */
const hiding = words('draft isdraft private hidden unlisted');
/** Fields that make a post a draft if they are false. */
const showing = words('published publish public permalink render dgpublish');

const layout =
  /^(layout|type|theme|toc\w*|iscjklanguage|translationkey|comments?|share|math|mathjax|katex|weight|nav|menu|sidebar|status|build|password|expirydate|expires|template|featured|pin|sticky|top|id|uid|guid|authors?|images|header|readingtime|robots|seo|params|resources|cascade|outputs|headless)$/;

/** YAML between `---` or TOML between `+++` at the beginning of a file. */
const frontMatter = /(?<![\s\S])(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m;

/** Ruby and Python accept a text in quotes whose next lines are not indented. */
const indentContinued = (yaml: string) =>
  yaml.replace(/^(?![\w"'.-]+[ \t]*:(?:\s|$)|[-#\s]|$)/gm, '  ');

/** The values that can be read, and the first error. */
function parse(matter: string, isToml: boolean): { values: Values; error?: string } {
  try {
    if (isToml) {
      const { extra, taxonomies, params, ...values } = parseToml(matter) as Record<string, object>;
      // Zola and Hugo keep some fields in tables.
      return { values: { ...params, ...extra, ...taxonomies, ...values } };
    }
    // As text: a YAML date would lose its time zone, and perhaps its day.
    const read = (yaml: string) => parseDocument(yaml, { schema: 'core', uniqueKeys: false });
    const written = read(matter);
    const indented = written.errors[0] ? read(indentContinued(matter)) : written;
    const document = indented.errors[0] ? written : indented;
    const error = document.errors[0]?.message.replace(/ at line[\s\S]*/, '');
    const values = document.toJS();
    return { values: Array.isArray(values) ? {} : asRecord(values), ...(error && { error }) };
  } catch (error) {
    return { values: {}, error: `${(error as Error).message.split('\n')[0]}` };
  }
}

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

/** Jekyll and Hugo read YAML 1.1, in which yes, on, no and off are booleans. */
export const isYes = (value: unknown) => /^(true|yes|on)$/i.test(`${value}`);
const isNo = (value: unknown) => /^(false|no|off|never)$/i.test(`${value}`);

/** The field that makes a post a draft in any generator, as it is written. */
function findHiding(values: Values): string | undefined {
  const written = (name: string) => `${name}: ${values[name]}`;
  const flag =
    hiding.find((name) => isYes(values[name])) ?? showing.find((name) => isNo(values[name]));
  if (flag) return written(flag);
  if (isText(values.status) && /draft|private|unpublished|hidden/i.test(values.status))
    return written('status');
  // The report must not have its value, which is a secret.
  if (`${values.password ?? ''}`) return 'password';
  const { render } = asRecord(values.build);
  if (isNo(render)) return `build.render: ${render}`;
  const isAfterNow = (name: string) => new Date(`${values[name]}`).getTime() > Date.now();
  const waiting = names.date.find((name) => isAfterNow(name));
  if (waiting) return `a future date in ${waiting}`;
  const expired = ['expirydate', 'expires'].find((name) => parseDay(values[name]));
  return expired && !isAfterNow(expired) ? `a past date in ${expired}` : undefined;
}

/** The fields of a text, where its body begins, and why some cannot be read. */
export function readValues(source: string) {
  const [{ length: start } = '', fence, matter = ''] = frontMatter.exec(source) ?? [];
  return { ...parse(matter, fence === '+++'), start };
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
  const readNames = new Set([...Object.values(names).flat(), ...hiding, ...showing]);
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
    others: Object.keys(own).filter(
      (name) => !readNames.has(plainName(name)) && !layout.test(plainName(name)),
    ),
  };
}
