/** Reads the fields of posts, under the names of all generators. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { decodeEntities, plainText } from '../clean-text.ts';
import { parseDay } from '../dates.ts';
import { asRecord, type UnknownRecord as Values } from '../entries.ts';

export type PostFields = ReturnType<typeof readFields>;

const words = (text: string) => text.toLowerCase().split(/\s+/);

/** The names of each field, in lower case: the first one with a value counts. */
const names = {
  title: words('title name'),
  excerpt: words('excerpt description summary subtitle spoiler desc abstract lead intro snippet'),
  date: words(
    'date pubDate pubDatetime publishDate publishedDate publish_date published publishedAt published_at datePublished date_published created createdAt created_at',
  ),
  updated: words(
    'updated lastmod modDatetime updatedDate lastUpdated last_updated updatedAt updated_at modified last_modified_at dateModified',
  ),
  categories: words('category categories'),
  topics: words('tags tag topics keywords'),
  lang: words('lang language locale'),
  slug: words('slug'),
  series: words('series'),
  cover: words(
    'cover image heroImage hero_image featured_image featuredImage coverImage cover_image thumbnail banner',
  ),
  permalink: words('permalink url path'),
  aliases: words('aliases alias redirect_from redirects'),
};

/** A field with the date of a post. */
export const dateLine = new RegExp(`^["']?(${names.date.join('|')})["']?\\s*[:=]`, 'im');

/** Fields that make a post a draft if they are true. */
const hiding = words('draft isDraft private hidden unlisted headless');
/** Fields that make a post a draft if they are false. */
const showing = words('published publish public permalink render dg-publish');

/** Fields about layout, not content. */
const layout =
  /^(layout|type|theme|toc\w*|iscjklanguage|translationkey|comments?|share|math|mathjax|katex|weight|nav|menu|sidebar|status|build|_build|password|expirydate|expires|template|featured|pin|sticky|top|id|uid|guid|authors?|images|header|readingtime|robots|seo|params|resources|cascade|outputs)$/;

/** YAML between `---` or TOML between `+++` at the beginning of a file. */
const frontMatter = /(?<![\s\S])(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m;

function parse(matter: string, isToml: boolean): Values {
  if (isToml) {
    const { extra, taxonomies, params, ...values } = parseToml(matter) as Record<string, object>;
    // Zola and Hugo keep some fields in tables.
    return { ...params, ...extra, ...taxonomies, ...values };
  }
  // As text: a YAML date would lose its time zone, and perhaps its day.
  const document = parseDocument(matter, { schema: 'core', uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new Error(`${error.message.split('\n')[0]?.replace(/ at line.*/, '')}`);
  const values = document.toJS();
  return Array.isArray(values) ? {} : asRecord(values);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The texts of a list, or of one text with commas or, for Jekyll, spaces. */
function textItems(value: unknown, bySpaces = false): string[] {
  const separator = bySpaces && !/[,，、]/.test(`${value}`) ? /\s+/ : /[,，、]/;
  const items = typeof value === 'string' ? value.split(separator) : [value].flat(4);
  return items.flatMap((item) => (typeof item === 'object' ? [] : `${item ?? ''}`.trim() || []));
}

/** A picture's URL, or a table of it and its text alternative. */
function readCover(value: unknown): { url: string; alt?: string } | undefined {
  if (isText(value)) return { url: value };
  const { path, url, src, image, file, alt } = (value ?? {}) as Values;
  const pictureUrl = [path, url, src, image, file].find(isText);
  return pictureUrl ? { url: pictureUrl, ...(isText(alt) && { alt }) } : undefined;
}

/** Jekyll and Hugo read YAML 1.1, in which yes, on, no and off are booleans. */
const isYes = (value: unknown) => /^(true|yes|on)$/i.test(`${value}`);
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
  for (const name of ['build', '_build']) {
    const { render } = (values[name] ?? {}) as Values;
    if (isNo(render)) return `${name}.render: ${render}`;
  }
  const isAfterNow = (name: string) => new Date(`${values[name]}`).getTime() > Date.now();
  const waiting = names.date.find((name) => isAfterNow(name));
  if (waiting) return `a future date in ${waiting}`;
  const expired = ['expirydate', 'expires'].find((name) => parseDay(values[name]));
  return expired && !isAfterNow(expired) ? `a past date in ${expired}` : undefined;
}

/** Fields by names in lower case, and where the text begins. Throws if they are invalid. */
export function readValues(source: string): { values: Values; start: number } {
  const [{ length: start } = '', fence, matter = ''] = frontMatter.exec(source) ?? [];
  const fields = Object.entries(parse(matter, fence === '+++'));
  const values = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
  return { values, start };
}

/** @param bySpaces whether spaces divide lists, as in Jekyll. */
export function readFields(values: Values, bySpaces: boolean) {
  const firstValue = <Value>(
    kind: keyof typeof names,
    read: (value: unknown) => Value | undefined,
  ) => names[kind].map((name) => read(values[name])).find((value) => value !== undefined);
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
    excerpt: firstValue('excerpt', (value) =>
      isText(value) ? oneLine(plainText(value)) : undefined,
    ),
    date: firstValue('date', parseDay),
    updated: firstValue('updated', parseDay),
    category,
    topics,
    /** The generator's categories, for patterns of URLs. */
    categories,
    lang: firstValue('lang', (value) => (isText(value) ? value.replace('_', '-') : undefined)),
    /** Why it is a draft, such as 'draft: true'. */
    hiddenBy: findHiding(values),
    slug: firstValue('slug', oneLine),
    series: firstValue('series', (value) => oneLine(Array.isArray(value) ? value[0] : value)),
    /** Its cover picture; the URL is as in the text. */
    cover: firstValue('cover', readCover),
    /** Its URL, or a pattern of it. A whole URL is what the post is about. */
    permalink: firstValue('permalink', (value) =>
      isText(value) && !URL.canParse(value) ? value : undefined,
    ),
    /** Earlier paths besides its own, as they are written. */
    aliases: names.aliases.flatMap((name) => textItems(values[name])),
    /** All fields, for patterns of URLs. */
    values,
    /** Names of fields that articles do not have. */
    others: Object.keys(values).filter((name) => !readNames.has(name) && !layout.test(name)),
  };
}
