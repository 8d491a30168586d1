/**
 * A résumé's entries as people fill them in: texts where lists belong, fields by other names,
 * nothing at all.
 */
import { linesOf, plainText } from './clean-text.ts';
import { readDate, readTime } from './dates.ts';

/** An object of which nothing is known. */
export type Entry = Record<string, unknown>;

/** A value as an entry: an empty one where it is no object. */
export const entry = (value: unknown): Entry =>
  typeof value === 'object' && value ? (value as Entry) : {};

/**
 * A list's entries; a text or an entry that stands alone is a list of one, a map one of named
 * entries.
 */
export function entriesOf(value: unknown, name = 'name'): Entry[] {
  if (Array.isArray(value))
    return value.map((item) => (plainText(item) ? { [name]: item } : entry(item)));
  if (plainText(value)) return [{ [name]: value }];
  return Object.entries(entry(value)).map(([key, rest]) => ({
    [name]: key,
    ...(Array.isArray(rest)
      ? { keywords: rest }
      : plainText(rest)
        ? { keywords: [rest] }
        : entry(rest)),
  }));
}

/** Texts of a list, or the lines of one text. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap(
    linesOf,
  );

/** All lines of some values as one text. */
export const wholeText = (...values: unknown[]) => values.flatMap(textsOf).join(' ') || undefined;

/** The first of some values that says anything, as plain text. */
export const first = (...values: unknown[]) =>
  values.map(plainText).find((text) => text !== undefined);

/** An entry without the fields that nothing is known of. */
export const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && (value as string | unknown[]).length !== 0,
    ),
  ) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** A place as one text: cities and objects of them. */
export const placeOf = (value: unknown) =>
  plainText(value) ??
  ([...new Set(Object.values(entry(value)).flatMap((part) => plainText(part) ?? []))].join(', ') ||
    undefined);

/**
 * From when to when, in the fields of a résumé's lists; words that are no dates become the period.
 */
export const someTime = (from: unknown, to: unknown) => {
  const { time } = readTime(first(from), first(to));
  return known({ startDate: time.start, endDate: time.end, period: time.period });
};

/** A day, month or year as the content writes it; undefined where it is none. */
export const someDate = (value: unknown) => {
  const text = first(value);
  return text && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : readDate(text ?? '');
};
