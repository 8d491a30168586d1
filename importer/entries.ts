/**
 * Reads entries of resumes as people fill them in: texts instead of lists, fields under other
 * names, nothing at all.
 */
import { plainText, splitLines } from './clean-text.ts';
import { readDate, readTime } from './dates.ts';

/** An object with unknown fields. */
export type Entry = Record<string, unknown>;

/** A value as an entry; empty if it is no object. */
export const entry = (value: unknown): Entry =>
  typeof value === 'object' && value ? (value as Entry) : {};

/** Fields of single entries, in any list. */
const fieldNames = new Set(
  'name title position company institution school studyType degree startDate start_date endDate network username language fluency issuer awarder publisher organization reference url'.split(
    ' ',
  ),
);

/** A list's entries; a single text or entry is a list of one, a map one of named entries. */
export function readEntries(value: unknown, name = 'name'): Entry[] {
  if (Array.isArray(value))
    return value.map((item) => (plainText(item) ? { [name]: item } : entry(item)));
  if (plainText(value)) return [{ [name]: value }];
  if (Object.keys(entry(value)).some((field) => fieldNames.has(field))) return [entry(value)];
  return Object.entries(entry(value)).map(([key, rest]) => ({
    [name]: key,
    ...(Array.isArray(rest)
      ? { keywords: rest }
      : plainText(rest)
        ? { keywords: [rest] }
        : entry(rest)),
  }));
}

/** The texts of a list, or the lines of one text. An object is its texts: { content: '…' }. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap(
    (item) => {
      const texts = Object.entries(entry(item)).flatMap(([name, text]) =>
        typeof text === 'string' && !/^(_?id|uuid|type|icon|color)$/.test(name)
          ? (plainText(text) ?? [])
          : [],
      );
      return splitLines(texts.length > 0 ? texts.join(': ') : item);
    },
  );

/** All lines of some values as one text. */
export const joinTexts = (...values: unknown[]) => values.flatMap(textsOf).join(' ') || undefined;

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
  const isBullet = (line: unknown) =>
    typeof line === 'string' && /^\s*(<li\b|[-*•·▪●◦‣–—►»]\s)/iu.test(line);
  return {
    summary: paragraphs.flatMap(
      (lines) =>
        lines
          .filter((line) => !isBullet(line))
          .flatMap(textsOf)
          .join(' ') || [],
    ),
    bullets: paragraphs.flat().filter(isBullet).flatMap(textsOf),
  };
}

/** The first non-empty value, as plain text. */
export const first = (...values: unknown[]) =>
  values.map(plainText).find((text) => text !== undefined);

/** An entry without its undefined fields. */
export const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && (value as string | unknown[]).length !== 0,
    ),
  ) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** A place as one text. */
export const joinPlace = (value: unknown) =>
  plainText(value) ??
  ([...new Set(Object.values(entry(value)).flatMap((part) => plainText(part) ?? []))].join(', ') ||
    undefined);

/** A period in the fields of a resume's lists; other words become `period`. */
export const someTime = (from: unknown, to: unknown) => {
  const { time } = readTime(first(from), first(to));
  return known({ startDate: time.start, endDate: time.end, period: time.period });
};

/** A day, month or year in the content's notation; undefined if it is none. */
export const someDate = (value: unknown) => {
  const text = first(value);
  return text && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : readDate(text ?? '');
};
