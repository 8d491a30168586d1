/** Reads values of resumes as people write them: a text in place of a list, or an empty value. */

import { dayExists } from '../src/lib/dates.ts';
import { distinctParts } from '../src/lib/text.ts';
import { isBullet, plainText, splitLines } from './clean-text.ts';
import { parseMonth, parseTimeRange } from './dates.ts';
import words from './words.json' with { type: 'json' };

export type UnknownRecord = Record<string, unknown>;

/** A value as a record; empty if it is not an object. */
export const asRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value ? (value as UnknownRecord) : {};

/** The texts of the example at https://jsonresume.org/schema that people leave in their resumes. */
const exampleTexts = new Set(words.example);

/** Whether a value comes from that example. */
const isExample = (value: unknown) =>
  typeof value === 'string' &&
  exampleTexts.has(value.trim().replace('...', '…').replace(/\/$/, ''));

/** The names of the example's entries: an entry with such a name is skipped as a whole. */
const exampleNames = ['Award', 'Certificate', 'Company', 'Organization', 'Project', 'Publication'];

const isExampleEntry = ({ name, title, organization, keywords }: UnknownRecord) =>
  [name, title, organization].some((text) => exampleNames.includes(`${text}`)) ||
  (Array.isArray(keywords) && keywords.length > 0 && keywords.every(isExample));

/** A value with renamed fields, at every depth. */
export function renameFields(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, rename));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [rename(name), renameFields(part, rename)]),
  );
}

/** Some exporters write start_date. */
const toCamelCase = (name: string) =>
  name.replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A source with fields in camelCase, and without what comes from JSON Resume's example. */
export const cleanResume = (source: unknown): unknown =>
  JSON.parse(
    JSON.stringify(renameFields(source, toCamelCase), (_, value) => {
      if (!Array.isArray(value)) return isExample(value) ? undefined : value;
      return value.filter((item) => !isExample(item) && !isExampleEntry(asRecord(item)));
    }),
  );

/** The records of a list; a single text or record is a list of one. */
export const readEntries = (value: unknown, name = 'name'): UnknownRecord[] =>
  [value ?? []].flat().map((item) => (plainText(item) ? { [name]: item } : asRecord(item)));

/** The texts of a list, or the lines of one text. */
export const readTexts = (value: unknown): string[] => [value].flat().flatMap(splitLines);

/** All lines of some values as one text. */
export const joinTexts = (...values: unknown[]) => values.flatMap(readTexts).join(' ');

/** The paragraphs of some texts, and their lines with bullets. */
export function divideBullets(...values: unknown[]): { summary: string[]; bullets: string[] } {
  const paragraphs = values.flatMap((value) =>
    typeof value === 'string'
      ? value
          .replace(/(<li\b[^>]*>)\s*<p\b[^>]*>/gi, '$1')
          .split(/\r?\n\s*\r?\n|<\/?(?:p|ul|ol|div)\b[^>]*>/i)
          .map((paragraph) => paragraph.split(/\r?\n|(?=<li\b)/i))
      : [[value]],
  );
  const isItem = (line: unknown) =>
    typeof line === 'string' && (/^\s*<li\b/i.test(line) || isBullet(line));
  return {
    summary: paragraphs.flatMap(
      (lines) => joinTexts(...lines.filter((line) => !isItem(line))) || [],
    ),
    bullets: paragraphs.flat().filter(isItem).flatMap(readTexts),
  };
}

/** The first non-empty value, as plain text. */
export const firstText = (...values: unknown[]) =>
  values.map(plainText).find((text) => text !== undefined);

/** A record without undefined and empty fields. */
export const omitEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && (value as string | unknown[]).length !== 0,
    ),
  ) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Texts in place of a fact that the person tells only when asked. */
export const onRequest =
  /\b(up)?on request|auf (an|nach)frage|sur demande|(a|bajo) petici[oó]n|a pedido|su richiesta|на запрос|по запросу/iu;

/** A place as one text. */
export const formatPlace = (value: unknown) =>
  plainText(value) ??
  distinctParts(Object.values(asRecord(value)).flatMap((part) => plainText(part) ?? [])).join(', ');

/** A time range in the fields of the resume's lists; an unreadable one becomes `period`. */
export const parsePeriod = (from: unknown, to: unknown, written?: unknown) => {
  const end = firstText(from) ? undefined : parseMonth(firstText(to) ?? '');
  const { start, ...time } = parseTimeRange(firstText(from), firstText(to)).time;
  const period = firstText(written);
  return end
    ? { endDate: end, period }
    : { startDate: start, endDate: time.end, period: period ?? time.period };
};

/** A day, month or year in the content's notation; undefined if it is not a date. */
export const parseDate = (value: unknown) => {
  const text = firstText(value) ?? '';
  return /^\d{4}(-\d{2}){0,2}$/.test(text) && dayExists(text) ? text : parseMonth(text);
};
