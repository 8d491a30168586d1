/** Front matter: YAML between two lines of `---` above an article. */
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { closestName } from '#lib/closest.ts';
import { withoutMarks } from '#lib/text.ts';
import type { MarkdownDiagnostic } from '#markdown/read-markdown.ts';
import {
  type AnyFields,
  articleFields,
  type FrontMatter,
  fieldNames,
} from '#schema/article-fields.ts';
import { type ArticleFolder, articleFolders } from '#schema/article-folders.ts';

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

/** Reads a file's fields or, with errors, the errors; `original` is the text that it translates. */
export function readFrontMatter(
  folder: ArticleFolder,
  text: string,
  original?: string,
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
  const all = { ...inheritedFields(original ?? ''), ...values };
  const { data, error: broken } = articleFields[folder].safeParse(all);
  const aboutDate =
    original === ''
      ? ', and there is no original of this name'
      : ': a draft needs one, too, such as 2026-11-27';
  for (const { path, message } of broken?.issues ?? []) {
    const name = String(path[0]);
    if (lineOf.has(name)) report(name, message);
    else if (!misspelled.has(name)) report(name, `is missing${name === 'date' ? aboutDate : ''}`);
  }
  const { date = '', updated }: AnyFields = data ?? {};
  if (updated !== undefined && updated < date) report('updated', `is before the date: ${date}`);
  if (!data || diagnostics.length > 0) return { diagnostics };
  const { summary, description = '', ...common }: AnyFields = data;
  const title = 'project' in data ? data.project : withoutMarks(data.title);
  const excerpt = withoutMarks(common.excerpt ?? summary ?? description);
  return { matter: { ...common, title, excerpt }, diagnostics };
}
