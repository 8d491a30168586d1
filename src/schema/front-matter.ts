/** Front matter: YAML between two lines of `---` above an article. */
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import { closestName } from '#lib/closest.ts';
import { type ArticleFolder, articleFolders } from './article-folders.ts';
import { hashedFolder } from './constants.ts';
import { day, language, stringOf } from './values.ts';

/** An error or suggestion about a Markdown file, with its line. */
export type MarkdownDiagnostic = { line: number; message: string; isSuggestion?: true };

/** The paths of home, hashed files, link previews, the 404 page and settings of providers. */
const reserved = new RegExp(
  `^/(${hashedFolder}.*|social/.*|404(\\.html)?|(index\\.html?)?|(_headers|_redirects|vercel\\.json)(/.*)?)$`,
);

/** The error in an alias: hosting providers must redirect it, and a file can have its name. */
export function aliasError(text: string): string | undefined {
  if (reserved.test(text)) return `must not have '${text}', where the site has files: delete it`;
  return /^\/[^\s?#\\<>"'`{}|$;*:]+$/.test(text) &&
    !/\/\.{0,2}\/|\/\.{1,2}$/.test(text) &&
    text.length <= 300
    ? undefined
    : `must be paths below the site's root, such as /2021/old-name/, not '${text}'`;
}

const textMessage = 'must be a text that is not empty: put it in quotes if it has symbols of YAML';
const flag = z.boolean('must be true or false');
/** Turns values that YAML does not read as strings, such as `true` or nothing, into strings. */
const asText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value : `${value ?? ''}`.trim()), schema);
const text = asText(z.string(textMessage).min(1, textMessage));
const list = (item: z.ZodType<string>) =>
  z.array(item, 'must be a list of texts, such as [one, another]');

const everywhere = {
  updated: asText(day).exactOptional(),
  /** The article's language, if it is not the site's. */
  lang: asText(language).exactOptional(),
  /** Earlier paths: '/2021/03/05/name'. */
  aliases: list(asText(stringOf(aliasError))).exactOptional(),
  draft: flag.exactOptional(),
};

const schemas = {
  articles: z.object({
    title: text,
    excerpt: text,
    date: asText(day),
    category: text.exactOptional(),
    topics: list(text).exactOptional(),
    /** The name of the series that the article belongs to. */
    series: text.exactOptional(),
    /** The file of a picture beside the article, and its text alternative. */
    picture: text.exactOptional(),
    pictureAlt: text.exactOptional(),
    /** The article's id in the feed of an earlier blog, so that feed readers recognize it. */
    feedId: text.exactOptional(),
    ...everywhere,
  }),
  'case-studies': z.object({
    /** The title of the project in projects.ts. */
    project: text,
    summary: text,
    date: asText(day).exactOptional(),
    ...everywhere,
  }),
  pages: z.object({
    title: text,
    description: text.exactOptional(),
    /** Whether the footer has a link to it. */
    footer: flag.exactOptional(),
    ...everywhere,
  }),
} satisfies Record<ArticleFolder, z.ZodObject>;

export const fieldNames = (folder: ArticleFolder): string[] => Object.keys(schemas[folder].shape);

type Fields = { [Folder in ArticleFolder]: z.output<(typeof schemas)[Folder]> };
type AnyFields = Partial<Fields['articles'] & Fields['case-studies'] & Fields['pages']>;

/** The fields of all folders. `excerpt` is a case study's summary or a page's description. */
export type FrontMatter = Omit<AnyFields, 'summary' | 'description'> & {
  title: string;
  excerpt: string;
};

/** The front matter with the line break after it. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m;

/** The text after the front matter. */
export const articleBody = (text: string) => text.replace(frontMatter, '');

/** The value of a field or list. A number is a string as it is written: '1.10'. */
function writtenValue(node: unknown): unknown {
  if (isSeq(node)) return node.items.map(writtenValue);
  if (!isScalar(node)) return undefined;
  return typeof node.value === 'number' ? node.source : node.value;
}

/** A field that begins with spaces: the YAML parser reports the line above. */
const indentedField = new RegExp(`^ +(${articleFolders.flatMap(fieldNames).join('|')}):`, 'm');

const failure = (line: number, message: string) => ({ diagnostics: [{ line, message }] });

const itemsOf = ({ contents }: Document) => (isMap<Node, Node>(contents) ? contents.items : []);
const valuesOf = (items: ReturnType<typeof itemsOf>): Record<string, unknown> =>
  Object.fromEntries(items.map(({ key, value }) => [String(key), writtenValue(value)]));

/** The fields that a translation takes from its original: they have no language. */
const inheritedFields = (original: string) =>
  valuesOf(
    itemsOf(parseDocument(frontMatter.exec(original)?.[1] ?? '')).filter(({ key }) =>
      ['date', 'picture'].includes(String(key)),
    ),
  );

/**
 * Reads a file's fields. With errors, it returns the errors alone.
 *
 * @param original the text of the article that it translates.
 */
export function readFrontMatter(
  folder: ArticleFolder,
  text: string,
  original = '',
): { matter?: FrontMatter; diagnostics: MarkdownDiagnostic[] } {
  const match = frontMatter.exec(text);
  const yaml = match?.[1];
  if (match?.index !== 0 || yaml === undefined)
    return failure(
      1,
      `must begin with its fields between two lines of ---${/^\uFEFF?---\s/.test(text) ? ': the second one is missing' : ''}`,
    );
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset = 0) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const indented = indentedField.exec(yaml);
    if (indented)
      return failure(lineAt(indented.index), `${indented[1]}: begins with spaces: delete them`);
    const [message] = error.message.split(/ at line|\n/);
    return failure(
      lineAt(error.pos[0]),
      `cannot be read: ${message}. A text with symbols of YAML needs double quotes`,
    );
  }
  const fields = fieldNames(folder);
  const items = itemsOf(document);
  const lineOf = new Map(items.map(({ key }) => [String(key), lineAt(key?.range?.[0])]));
  const values = valuesOf(items);
  const diagnostics: MarkdownDiagnostic[] = [];
  const report = (name: string, message: string) =>
    diagnostics.push({ line: lineOf.get(name) ?? 1, message: `${name}: ${message}` });
  for (const { key, value } of items)
    if (isScalar(value) && /^\S/.test(value.comment ?? '')) {
      const written = JSON.stringify(`${value.source} #${value.comment}`);
      report(`${key}`, `is cut at ' #': write its text in double quotes: ${key}: ${written}`);
    }
  const misspelled = new Set<string | undefined>();
  for (const name of Object.keys(values).filter((name) => !fields.includes(name))) {
    const meant = closestName(name, fields);
    misspelled.add(meant);
    const remedy = meant ? `did you mean ${meant}?` : `there are ${fields.join(', ')}`;
    report(name, `unknown field: ${remedy}`);
  }
  const all = { ...inheritedFields(original), ...values };
  const { data, error: broken } = schemas[folder].safeParse(all);
  for (const { path, message } of broken?.issues ?? []) {
    const name = String(path[0]);
    if (lineOf.has(name)) report(name, message);
    else if (!misspelled.has(name)) report(name, 'is missing');
  }
  if (!data || diagnostics.length > 0) return { diagnostics };
  const { summary, description = '', ...common }: AnyFields = data;
  const title = 'project' in data ? data.project : data.title;
  const excerpt = common.excerpt ?? summary ?? description;
  return { matter: { ...common, title, excerpt }, diagnostics };
}
