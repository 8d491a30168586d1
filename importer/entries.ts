/**
 * Reads entries of resumes as people fill them in: texts instead of lists, nothing at all.
 */
import { plainText, splitLines } from './clean-text.ts';
import { readDate, readTime } from './dates.ts';

/** An object with unknown fields. */
export type Entry = Record<string, unknown>;

/** A value as an entry; empty if it is no object. */
export const entry = (value: unknown): Entry =>
  typeof value === 'object' && value ? (value as Entry) : {};

/** A list's entries; a single text or entry is a list of one. */
export function readEntries(value: unknown, name = 'name'): Entry[] {
  if (Array.isArray(value) || plainText(value))
    return [value].flat().map((item) => (plainText(item) ? { [name]: item } : entry(item)));
  return Object.keys(entry(value)).length > 0 ? [entry(value)] : [];
}

/** The texts of a list, or the lines of one text. */
export const textsOf = (value: unknown): string[] => [value].flat().flatMap(splitLines);

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
