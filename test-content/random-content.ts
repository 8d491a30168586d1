/**
 * Random folders of content, from the edges of what the schema allows: an arbitrary for each part is
 * derived from its definition in zod, so that a new field is tried from the day on which it exists.
 */
import fc, { type Arbitrary } from 'fast-check';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { articleFields } from '../src/schema/article-fields.ts';
import { type ContentName, contentFiles, contentSchema } from '../src/schema/content-schema.ts';
import { orderedSections } from '../src/schema/home-sections.ts';

/** What people type: each is a whole text, so that a failing one tells its kind. */
const texts = [
  'x',
  'One',
  'Ada & Söhne <GmbH>',
  `"Quotes" and 'apostrophes'`,
  'a, b: c · d $5 [e] *f* `g`',
  'Umspannwerksbesichtigungsprotokollführerin',
  'Long text. '.repeat(28).trim(),
  'Nguyễn Thị Ngọc Ánh',
  'संगीता शर्मा',
  'สมชาย ใจดี',
  'தமிழ்ச் செல்வி',
  'أحمد علي 123 C++',
  'דנה לוי',
  'Олена Коваль',
  'Ελένη Παππά',
  '山田 太郎',
  '王小明',
  '김민준',
  '👩🏽‍🚀 Zoë',
  'C#',
  'constructor',
  '__proto__',
];
const urls = [
  'https://example.org/a',
  'https://example.org:8443/%C3%A9?q=1&r=2#part',
  'https://www.linkedin.com/in/ada-l%C3%B6/de',
  'https://github.com/ada/engine',
  'https://stackoverflow.com/users/1/ada',
  'https://mastodon.social/@ada',
];
const years = ['1999', '2014', '2019-02', '2019-04', '2024-01-15', '2024-02-14', '2031', '2099-12'];
const others = [
  ...['https://example.org', 'ada@example.org', 'mailto:ada@example.org', '@ada@example.org'],
  ...['de', 'ar', 'M0 0L9 9', 'google-token'],
];

/** Texts, none of which stands twice: many rules forbid a repetition. */
let number = 0;
const text = fc
  .oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.constantFrom(...urls, ...years))
  .chain((start) => fc.boolean().map((isPlain) => (isPlain ? start : `${start} ${++number}`)));

/** Any string that a schema accepts; empty where it may be. */
function stringOf(schema: z.ZodType): Arbitrary<string> {
  const accepts = (value: string) => schema.safeParse(value).success;
  const special = [...urls, ...years, ...others].filter(accepts);
  const isFree = accepts('any text');
  const empty = accepts('') ? [{ weight: 1, arbitrary: fc.constant('') }] : [];
  if (isFree) return fc.oneof(...empty, { weight: 5, arbitrary: text.filter(accepts) });
  if (special.length === 0) throw new Error('no value is known that this type of text accepts');
  return fc.oneof(...empty, { weight: 5, arbitrary: fc.constantFrom(...special) });
}

type Definition = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  options?: z.ZodType[];
  out?: z.ZodType;
};

const definitionOf = (schema: z.ZodType) =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** Fields whose values other rules bind: pictures need files, and positions room. */
const leftOut = new Set([
  'portrait',
  'picture',
  'pictureAlt',
  'x',
  'y',
  'id',
  'github',
  'sections',
]);

/** Any value that a schema accepts. */
export function arbitraryOf(schema: z.ZodType, most = 3): Arbitrary<unknown> {
  const { type, innerType, element, shape, entries, values, options, out } = definitionOf(schema);
  if (type === 'optional' && innerType) return arbitraryOf(innerType, most);
  if (type === 'nullable' && innerType)
    return fc.oneof(fc.constant(null), arbitraryOf(innerType, most));
  if (type === 'pipe' && out) return arbitraryOf(out, most);
  if (type === 'array' && element)
    return fc
      .array(arbitraryOf(element), { maxLength: most })
      .filter((list) => schema.safeParse(list).success);
  if (type === 'object' && shape) {
    const fields = Object.entries(shape).filter(([name]) => !leftOut.has(name));
    const required = fields.filter(([, field]) => definitionOf(field).type !== 'optional');
    const model = Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)]));
    return fc.record(model, { requiredKeys: required.map(([name]) => name) });
  }
  if (type === 'union' && options) return fc.oneof(...options.map((option) => arbitraryOf(option)));
  if (type === 'enum' && entries) return fc.constantFrom(...Object.values(entries));
  if (type === 'literal' && values) return fc.constantFrom(...values);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number')
    return fc.constantFrom(
      ...[0, 1, 2, 3, 4, 7, 50, 99].filter((n) => schema.safeParse(n).success),
    );
  if (type === 'record')
    return fc
      .dictionary(
        fc.constantFrom('email', 'message', 'lang', 'tag-x', 'constructor'),
        fc.constantFrom('', 'en', 'ada'),
        { maxKeys: 2 },
      )
      .filter((record) => schema.safeParse(record).success);
  if (type === 'string') return stringOf(schema);
  throw new Error(`random contents have no values of the type ${type}`);
}

type Dated = Record<string, unknown>;

/** Puts a start and an end in order, and gives roles with an end a start. */
function inOrder(value: unknown, startName: string, endName: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, startName, endName));
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inOrder(part, startName, endName)]),
  ) as Dated;
  const { [startName]: start, [endName]: end } = all;
  if (typeof end !== 'string') return all;
  if (typeof start !== 'string') {
    const { [endName]: _, ...rest } = all;
    return rest;
  }
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) > end.slice(0, length)
    ? { ...all, [startName]: end, [endName]: start }
    : all;
}

/** Items whose names differ. */
const unique = <Item>(list: Item[], nameOf: (item: Item) => unknown) => [
  ...new Map(list.map((item) => [nameOf(item), item])).values(),
];

const titled = (list: unknown) => unique(list as { title: string }[], ({ title }) => title);

/** Names of files that ids of the site, or keys of objects, have, too. */
const names = ['subscribe', 'copy-message', 'role', 'constructor', 'new', 'later', 'talks', 'now'];

/** Front matter in the spellings of YAML. */
const spellings = [
  (name: string, value: string) => `${name}: ${value}`,
  (name: string, value: string) => `"${name}": ${value}`,
  (name: string, value: string) => `${name} : ${value}`,
];
const isTrue = fc.constantFrom('true', 'True', 'TRUE');

const bodies = [
  'A sentence.',
  '## A heading\n\nText with `code`, **weight** and $x^2$.\n\n- one\n- two\n\n> A quote.[^1]\n\n[^1]: A note.',
  '## New tab note\n\n## 1\n\n## Message\n\n```js\nconst a = 1;\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |\n\n<details><summary>More</summary>\n\nText.\n\n</details>',
  'اكتب عن C++ و F#.\n\n## عنوان',
  '山田です。\n\n## 見出し',
];

const markdownOf = (fields: Record<string, unknown>, extra: string, body: string) =>
  `---\n${stringify(fields, { lineWidth: 0 })}${extra}---\n\n${body}\n`;

/** A Markdown file of a folder of the content. */
function markdownFile(
  folder: keyof typeof articleFields,
): Arbitrary<[file: string, text: string, title: string]> {
  const {
    nav: _,
    draft: __,
    aliases: ___,
    project: ____,
    ...shape
  } = articleFields[folder].shape as Record<string, z.ZodType>;
  const required = Object.keys(shape).filter(
    (name) => definitionOf(shape[name] as z.ZodType).type !== 'optional',
  );
  const model = Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, field]) => [
        name,
        name === 'date' || name === 'updated'
          ? fc.constantFrom('2019-03-01', '2024-02-29', '2026-01-02')
          : name === 'lang'
            ? fc.constantFrom('de', 'ar', 'ja', 'fi', 'vi')
            : /^(title|excerpt|summary|description|category|series)$/.test(name)
              ? text
              : arbitraryOf(field),
      ]),
  );
  return fc
    .tuple(
      fc.constantFrom(...names),
      fc.record(model, { requiredKeys: required }),
      fc.constantFrom(...bodies),
      fc.constantFrom(...spellings),
      isTrue,
      fc.boolean(),
    )
    .map(([name, fields, body, spell, yes, isInBar]): [string, string, string] => {
      const { date, updated } = fields as { date?: string; updated?: string };
      if (date && updated && updated < date) (fields as Dated).updated = date;
      const extra = folder === 'pages' && isInBar ? `${spell('nav', yes)}\n` : '';
      return [
        `${folder}/${name}.md`,
        markdownOf(fields, extra, body),
        `${(fields as Dated).title}`,
      ];
    });
}

export type RandomContent = {
  /** A fork's own lists are left out. */
  parts: Partial<Record<ContentName, unknown>>;
  /** The texts and the titles of Markdown files, by their paths. */
  files: Record<string, string>;
  titles: Record<string, string>;
};

const { shape } = contentSchema;
const partOf = (name: ContentName, most?: number) => arbitraryOf(shape[name], most);

/** A folder of content in a language. */
export const randomContent = (lang: string): Arbitrary<RandomContent> =>
  fc
    .record({
      owner: partOf('owner'),
      projects: partOf('projects'),
      careerItems: partOf('careerItems', 12),
      links: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 8 }),
      resume: partOf('resume'),
      topics: partOf('topics'),
      posts: partOf('posts'),
      markdown: fc.array(
        fc.oneof(...(['articles', 'pages', 'sections'] as const).map(markdownFile)),
        { maxLength: 5 },
      ),
      isOrdered: fc.boolean(),
    })
    .map(({ links, markdown, isOrdered, ...all }) => {
      const careerItems = inOrder(all.careerItems, 'start', 'end') as Dated[];
      const pairs = links.filter(([a, b]) => a < b && b < careerItems.length);
      const owner = all.owner as Dated;
      const parts: RandomContent['parts'] = {
        owner: {
          ...owner,
          lang,
          ...(isOrdered && { sections: [...orderedSections].reverse() }),
        },
        projects: titled(inOrder(all.projects, 'start', 'end')),
        careerItems,
        careerConnections: unique(pairs, String),
        resume: inOrder(all.resume, 'startDate', 'endDate'),
        topics: unique(all.topics as string[], (topic) => topic.normalize('NFC').toLowerCase()),
        posts: titled(all.posts),
        words: {},
        articleWords: {},
        look: {},
      };
      const files = Object.fromEntries(markdown.map(([file, source]) => [file, source]));
      const titles = Object.fromEntries(markdown.map(([file, , title]) => [file, title]));
      return { parts, files, titles };
    });

/** The files of a content, by their paths. Each module has all its names. */
export function filesOf({ parts, files }: RandomContent): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const [name, file] of Object.entries(contentFiles))
    if (name in parts)
      modules[file] =
        `${modules[file] ?? ''}export const ${name} = ${JSON.stringify(parts[name as ContentName], null, 2)};\n`;
  return { ...modules, ...files };
}
