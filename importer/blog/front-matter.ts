/** Reads the fields of posts, under the names of all generators. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { decodeEntities, plainText } from '../clean-text.ts';
import { readDay } from '../dates.ts';

type Values = Record<string, unknown>;

export type PostFields = {
  title?: string;
  excerpt?: string;
  date?: string;
  updated?: string;
  category?: string;
  topics: string[];
  /** The names above as its generator's lists have them: a URL for each begins with the list's. */
  lists: Record<'categories' | 'tags', string[]>;
  lang?: string;
  isDraft: boolean;
  slug?: string;
  series?: string;
  /** Its picture, by a URL as in the text. */
  cover?: { url: string; alt?: string };
  /** All fields, by names in small letters, for patterns of URLs. */
  values: Values;
  /** The post's own paths below its site's root. */
  urls: string[];
  /** Fields that articles do not have. */
  others: string[];
};

const names = {
  title: ['title', 'name'],
  excerpt: [
    'excerpt',
    'description',
    'summary',
    'subtitle',
    'spoiler',
    'desc',
    'abstract',
    'lead',
    'intro',
    'snippet',
  ],
  date: 'date pubDate pubDatetime publishDate publishedDate publish_date published publishedAt published_at datePublished date_published created createdAt created_at'.split(
    ' ',
  ),
  updated:
    'updated lastmod modDatetime updatedDate lastUpdated last_updated updatedAt updated_at modified last_modified_at dateModified'.split(
      ' ',
    ),
  category: ['category', 'categories'],
  topics: ['tags', 'tag', 'topics', 'keywords'],
  lang: ['lang', 'language', 'locale'],
  slug: ['slug'],
  series: ['series'],
  cover:
    'cover image heroImage hero_image featured_image featuredImage coverImage cover_image thumbnail banner index_img'.split(
      ' ',
    ),
  urls: ['permalink', 'url', 'path', 'aliases', 'alias', 'redirect_from', 'redirects'],
  isDraft: [
    'draft',
    'isDraft',
    'published',
    'publish',
    'status',
    'hidden',
    'expiryDate',
    'expires',
  ],
} satisfies Record<Exclude<keyof PostFields, 'others' | 'lists' | 'values'>, string[]>;

/** Fields about layout, not content. */
const drawing =
  /^(layout|type|theme|toc|comments?|share|math|mathjax|katex|weight|nav|menu|sidebar|draft|eleventy\w*|templateKey|template|featured|pin|sticky|top|id|uid|guid|author|authors|images|cover\w*|hero\w*|og\w*|header|photos|bibliography|showToc\w*|TocOpen|disqus\w*|readingTime|robots|seo|params|resources|cascade|outputs)$/i;

/**
 * Divides a file into fields and text: YAML between `---`, TOML between `+++`, JSON in braces, and
 * Hexo's fields without a first line.
 */
export function divide(source: string): {
  kind: 'yaml' | 'toml' | 'json' | undefined;
  matter: string;
  start: number;
} {
  const fenced = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m.exec(source);
  if (fenced?.index === 0)
    return {
      kind: fenced[1] === '---' ? 'yaml' : 'toml',
      matter: fenced[2] ?? '',
      start: fenced[0].length,
    };
  const braces = /^\{\n[\s\S]*?^\}[ \t]*\n/m.exec(source);
  if (braces?.index === 0) return { kind: 'json', matter: braces[0], start: braces[0].length };
  // Python-Markdown's, up to the first empty line.
  const head = /^(?:[A-Z][\w ]*:.*\n(?:[ \t]+\S.*\n)*)+(?=\n|$)/.exec(source);
  if (head && /^(title|date):/im.test(head[0]))
    return { kind: 'yaml', matter: quoteValues(head[0]), start: head[0].length };
  const open = /^(?:[\w-]+:.*\n(?:[ \t]+.*\n|- .*\n)*)+---[ \t]*(?:\n|$)/.exec(source);
  if (open)
    return { kind: 'yaml', matter: open[0].replace(/---[ \t]*\n?$/, ''), start: open[0].length };
  return { kind: undefined, matter: '', start: 0 };
}

/** Lines of `Key: value`, whose values are no YAML. */
const quoteValues = (head: string) =>
  head.replace(
    /^(\w[\w ]*):[ \t]*(.*)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value.trim())}`,
  );

function parse({ kind, matter }: ReturnType<typeof divide>): Values {
  if (kind === 'toml') {
    const { extra, taxonomies, params, ...values } = parseToml(matter) as Record<string, object>;
    // Zola and Hugo keep some fields in tables.
    return { ...params, ...extra, ...taxonomies, ...values };
  }
  if (kind === 'json') return JSON.parse(matter);
  // As text: a YAML date would lose its time zone, and perhaps its day.
  const document = parseDocument(matter, { schema: 'core', uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new Error(`${error.message.split('\n')[0]?.replace(/ at line.*/, '')}`);
  const values = document.toJS();
  return typeof values === 'object' && values && !Array.isArray(values) ? values : {};
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The texts of a list, or of one text with commas or, for some generators, spaces. */
function textsOf(value: unknown, bySpaces: boolean): string[] {
  const items = Array.isArray(value)
    ? value.flat(3)
    : typeof value === 'string'
      ? value.split(/[,，、]/)
      : [value];
  const divided =
    !Array.isArray(value) && bySpaces && items.length === 1 ? `${value ?? ''}`.split(/\s+/) : items;
  return divided.flatMap((item) => {
    const text = typeof item === 'object' ? undefined : `${item ?? ''}`.trim();
    return text ? [text] : [];
  });
}

const paths = (value: unknown): string[] =>
  textsOf(value, false).flatMap((address) => {
    const path = URL.canParse(address)
      ? new URL(address).pathname
      : address.startsWith('/')
        ? address
        : `/${address}`;
    return /^\/$|[:?#]|^\/(false|true)$/.test(path) ? [] : [path];
  });

/** A picture's URL, or a table of it and its text alternative. */
function readCover(value: unknown): PostFields['cover'] {
  if (isText(value)) return { url: value };
  const {
    path,
    url,
    src,
    image,
    file,
    alt,
    relative: _,
  } = (value ?? {}) as Record<string, unknown>;
  const address = [path, url, src, image, file].find(isText);
  return address ? { url: address, ...(isText(alt) && { alt }) } : undefined;
}

function draftIn(values: Values): boolean {
  const { draft, isdraft, published, publish, status, hidden } = values;
  return (
    [draft, isdraft, hidden].some((flag) => flag === true || flag === 'true') ||
    [published, publish].some((flag) => flag === false || flag === 'false') ||
    (isText(status) && /draft|private|unpublished/i.test(status)) ||
    // What has expired is not published, nor what waits for a day.
    new Date(`${values.expirydate ?? values.expires ?? '9999'}`).getTime() < Date.now() ||
    new Date(`${values.publishdate ?? '0'}`).getTime() > Date.now()
  );
}

/**
 * @param source the file, with line feeds.
 *
 * @param generator for rules that differ.
 * @throws if the fields are invalid.
 */
export function readFields(
  source: string,
  generator: string,
): { fields: PostFields; start: number } {
  const parts = divide(source);
  // Names have many notations: 'pubDate', 'Title'.
  const values = Object.fromEntries(
    Object.entries(parse(parts)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const first = <Value>(
    kind: keyof typeof names,
    read: (value: unknown) => Value | undefined,
  ): Value | undefined => {
    for (const typed of names[kind]) {
      const name = typed.toLowerCase();
      const value = Object.hasOwn(values, name) ? read(values[name]) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const oneLine = (value: unknown) =>
    isText(value) || typeof value === 'number'
      ? decodeEntities(`${value}`).replace(/\s+/g, ' ').trim()
      : undefined;
  const bySpaces = generator === 'Jekyll';
  const categories = names.category.flatMap((name) =>
    textsOf(values[name], bySpaces && name !== 'category'),
  );
  const tags = names.topics.flatMap((name) => textsOf(values[name], bySpaces));
  const filed = [...new Set([...categories, ...tags])];
  const [category] = filed;
  const optional = {
    title: first('title', oneLine),
    excerpt: first('excerpt', (value) => (isText(value) ? oneLine(plainText(value)) : undefined)),
    date: first('date', readDay),
    updated: first('updated', readDay),
    category,
    lang: first('lang', (value) => (isText(value) ? value.replace('_', '-') : undefined)),
    slug: first('slug', oneLine),
    series: first('series', (value) => oneLine(Array.isArray(value) ? value[0] : value)),
    cover: first('cover', readCover),
  };
  const known = new Set(
    Object.values(names)
      .flat()
      .map((name) => name.toLowerCase()),
  );
  const fields: PostFields = {
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as typeof optional),
    topics: filed.slice(1),
    values,
    lists: { categories, tags },
    isDraft: draftIn(values),
    // In notes, aliases are names.
    urls: (/Obsidian|Quartz/.test(generator) ? ['permalink'] : names.urls).flatMap((name) =>
      paths(values[name]),
    ),
    others: Object.keys(values).filter((name) => !known.has(name) && !drawing.test(name)),
  } as PostFields;
  return { fields, start: parts.start };
}
