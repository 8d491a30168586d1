/** Reads the fields of posts, under the names of all generators. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { leavesIn } from '../../src/lib/text.ts';
import { decodeEntities, plainText } from '../clean-text.ts';
import { parseDay } from '../dates.ts';
import { asRecord, type UnknownRecord as Values } from '../entries.ts';
import allNames from './names.json' with { type: 'json' };

export type PostFields = ReturnType<typeof readFields>;

/** Names are compared without case, hyphens and underscores: `featured_image` is `featuredImage`. */
export const plainName = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** The names of each field, in lower case: the first one with a value counts. */
const { fields: names } = allNames;

const dateNames = names.date.map((name) => [...name].join('[-_]?')).join('|');
export const dateLine = new RegExp(`^["']?(${dateNames})["']?\\s*[:=]`, 'im');

/** Names of fields that hide a post, and the values with which they do not. */
const hiding = new RegExp(allNames.hidingFields.join('|'));
const hideExceptions = /^(false|no|off|0|never|none|null|publish(ed)?|public)?$/i;
/** Names of fields that show a post, and the values with which they do. */
const showing = /publish(?!er|res)|^(is)?public$|visib|^(is)?list(ed)?$|^render$|^status$/;
const showExceptions =
  /^(true|yes|on|1|always|all|everyone|publish(ed)?|public|final|https?:.*)?$/i;
const hiddenStates = /^(draft|private|hidden|unlisted|unpublished)$/i;
/** Names of times before or after which a post is hidden. */
const timeNames = /^date$|pubdate|publish|created|embargo|schedul|expir/;

const layout = new RegExp(`^(${allNames.layoutFields.join('|')})$`);

/** Fields between fences, in an object of JSON, or in lines `name: value` until an empty one. */
const head =
  /(?<![\s\S])\s*(?:<!--(?:(?!-->).)*-->\s*)*(?:(?<fence>-{3}|\+{3}|;{3})-*(?<type>yaml|json|toml)?[ \t]*\n(?<fenced>[\s\S]*?)^(?:\k<fence>-*|\.{3})|(?<json>\{(?![{%:])(?:.*|[\s\S]*?\n)\})|(?<lines>(?:\w[\w -]*:.*\n(?:[ \t]+\S.*\n)*)+)(?:-{3}|\.{3})?)[ \t]*(?:\n|$)/m;
/** What begins like fields. */
const looksLikeFields =
  /^\s*(?:<!--(?:(?!-->).)*-->\s*)*(?:-{3}|\+{3}|;{3}|\{(?![{%:])|["']?[\w-]+["']?[ \t]*:\s|(?:import[ \t].*\n\s*)*export const (?:meta|front))/;

/** Ruby and Python accept a text in quotes whose next lines are not indented. */
const indentContinued = (yaml: string) =>
  yaml.replace(/^(?![\w"'.-]+[ \t]*:(?:\s|$)|[-#\s]|$)/gm, '  ');

const unknownForm = 'their form is unknown';
/** The values that can be read, and the first error. */
export function parseFields(matter: string, isToml = false): { values: Values; error?: string } {
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
    const values = document.toJS() ?? {};
    const error = document.errors[0]?.message.replace(/ at line[\s\S]*/, '');
    if (typeof values !== 'object' || Array.isArray(values)) throw new Error(error ?? unknownForm);
    return { values, ...(error && { error }) };
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
  const { path, url, src, image, file, alt } = asRecord(value);
  const written = [value, path, url, src, image, file].find(isText);
  return written ? { url: written, ...(isText(alt) && { alt }) } : undefined;
}

export const isYes = (value: unknown) => /^(true|yes|on)$/i.test(`${value}`);
const readNames = new Set(Object.values(names).flat());

/** The field that makes a post a draft in any generator, as it is written. */
export function findHiding(values: Values): string | undefined {
  for (const [path, leaf] of leavesIn(values)) {
    const [outer = '', inner, ...others] = path.split('.');
    // Those of a cover picture are not about the post.
    const isLayout = layout.test(outer) && !/^(build|params)$/.test(outer);
    if (others.length > 0 || (inner && (isLayout || readNames.has(outer)))) continue;
    const name = plainName(inner ?? outer);
    const value = `${leaf ?? ''}`.trim();
    const [year] = /\b[12]\d{3}\b/.exec(value) ?? [];
    const isAbout = (pattern: RegExp, except: RegExp) => pattern.test(name) && !except.test(value);
    if (year && timeNames.test(name)) {
      const isFuture = (Date.parse(value) || Date.parse(year)) > Date.now();
      const isEnd = /^(expir|unpublish)/.test(name);
      if (isFuture !== isEnd) return `a ${isEnd ? 'past' : 'future'} date in ${path}`;
    } else if (
      isAbout(hiding, hideExceptions) ||
      isAbout(showing, showExceptions) ||
      isAbout(/^permalink$/, /^(?!(false|no|off|never)$)/i) ||
      isAbout(/^password$/, /^$/) ||
      (!inner && !readNames.has(name) && hiddenStates.test(value))
    )
      // The report must not have a secret.
      return /passw|secret|crypt|protect/.test(name) ? path : `${path}: ${value}`;
  }
  return undefined;
}

const quote = (_: string, text: string) => `: ${JSON.stringify(text.replace(/\s+/g, ' ').trim())}`;

/** The fields of a text, where its body begins, and why some cannot be read. */
export function readValues(source: string): ReturnType<typeof parseFields> & { start: number } {
  const { 0: { length: start } = '', groups: { fence, type, fenced, json, lines = '' } = {} } =
    head.exec(source) ?? {};
  const quoted = lines.replace(/:(.*(?:\n[ \t]+.*)*)/g, quote);
  const read = parseFields(fenced ?? json ?? quoted, /\+|toml/.test(`${fence}${type}`));
  const known = [...names.title, ...names.date];
  const isKnown = Object.keys(read.values).some((name) => known.includes(plainName(name)));
  if (isKnown || (fenced !== undefined && !read.error)) return { ...read, start };
  // What cannot be read stays as text.
  const error = looksLikeFields.test(source) ? (read.error ?? unknownForm) : undefined;
  return { values: {}, start: 0, ...(error && { error }) };
}

/** The fields of a post, and those that it inherits. In Jekyll, spaces divide lists. */
export function readFields(own: Values, inherited: Values, bySpaces: boolean) {
  const all = Object.entries({ ...inherited, ...own });
  const values: Values = Object.fromEntries(all.map(([name, value]) => [plainName(name), value]));
  const firstValue = <Value>(kind: keyof typeof names, read: (value: unknown) => Value) =>
    names[kind].map((name) => read(values[name])).find((value) => value !== undefined);
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
    excerpt: firstValue('excerpt', (value) => oneLine(plainText(value))),
    date: firstValue('date', parseDay),
    updated: firstValue('updated', parseDay),
    ...{ category, topics, values, hiddenBy: findHiding(values) },
    /** The generator's categories, for patterns of URLs. */
    categories,
    lang: firstValue('lang', (value) => oneLine(value)?.replace('_', '-')),
    slug: firstValue('slug', oneLine),
    series: firstValue('series', (value) => oneLine([value].flat()[0])),
    /** Its cover picture; the URL is as in the text. */
    cover: firstValue('cover', readCover),
    coverAlt: firstValue('coverAlt', oneLine),
    /** Its URL, or a pattern of it. A whole URL is what the post is about. */
    permalink: firstValue('permalink', (value) => oneLine(value)?.match(/^(?!\w+:).+/)?.[0]),
    /** Earlier paths besides its own, as they are written. */
    aliases: names.aliases.flatMap((name) => textItems(values[name])),
    /** Names of fields that articles do not have. */
    others: Object.keys(own).filter((written) => {
      const name = plainName(written);
      return ![layout, hiding, showing].some((kind) => kind.test(name)) && !readNames.has(name);
    }),
  };
}
