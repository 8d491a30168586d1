/** Reads values of resumes as people write them: a text in place of a list, or an empty value. */
import { memoize } from '../src/lib/memoize.ts';
import { distinctParts, lettersAndDigits, stringsIn } from '../src/lib/text.ts';
import { isBullet, isOpenLine, joinLines, plainText, splitLines } from './clean-text.ts';
import { knownLanguages, letterPairs, parseTimeRange } from './dates.ts';
import words from './words.json' with { type: 'json' };

export type UnknownRecord = Record<string, unknown>;

/** A value as a record; empty if it is not an object. */
export const asRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value ? (value as UnknownRecord) : {};

/** A value with renamed fields, at every depth. */
export function renameFields(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, rename));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [rename(name), renameFields(part, rename)]),
  );
}

/** Some exporters write start_date or GPA. */
const toCamelCase = (name: string) =>
  name
    .replace(/^[A-Z]+$/, (all) => all.toLowerCase())
    .replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A source with fields in camelCase, line ends in place of '\\n', and without words for nothing. */
export function cleanSource(source: unknown): UnknownRecord {
  const clean = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (/^\s*(null|none|undefined|nan|n\/a)\s*$/i.test(value)) return undefined;
    return value.replace(/(?:\\r)?\\n(?!\p{Ll})/gu, '\n');
  };
  return asRecord(JSON.parse(JSON.stringify(renameFields(source, toCamelCase), clean)));
}

/** The list of JSON Resume that a list's name means. */
export const listOf = (name: string): string | undefined =>
  Object.entries(words.lists).find(([, names]) => names.includes(name))?.[0];

/** The texts that only JSON Resume's examples have, and those of each of their entries. */
const lettersOf = (text: string) => lettersAndDigits(text.replace(/^https?:\/\/(www\.)?/, ''));
const exampleTexts = new Set(words.example.map(lettersOf));
const exampleEntries = words.exampleEntries.map((texts) => texts.map(lettersOf));

const isExample = (value: unknown) =>
  typeof value === 'string' && exampleTexts.has(lettersOf(value));

/** Removes what a resume still has of JSON Resume's two examples and of al-folio's: texts, and untouched entries. */
export function exampleRemover(resume: UnknownRecord) {
  // 'English, Native speaker' is only an example beside others.
  const least = [...stringsIn(resume)].some(([, text]) => isExample(text)) ? 2 : 3;
  const isKnown = (text: string, entry: string[]) => exampleTexts.has(text) || entry.includes(text);
  // A list of texts is the person's, whatever words it has.
  const isExampleEntry = (value: unknown) => {
    const fields = Array.isArray(value) ? [] : Object.values(asRecord(value));
    const names = fields.map((field) => lettersOf(`${field}`));
    const all = [...stringsIn(fields)].map(([, text]) => lettersOf(text));
    // Themes add icons: 'fa-solid fa-tag'.
    const texts = all.filter((text) => /\D/.test(text) && !text.startsWith('fasolid'));
    const isOf = (entry: string[]) =>
      names.includes(`${entry[0]}`) && texts.every((text) => isKnown(text, entry));
    return texts.length >= least && exampleEntries.some(isOf);
  };
  return (parts: UnknownRecord): UnknownRecord =>
    JSON.parse(
      JSON.stringify(parts, (name, value) =>
        name && (isExample(value) || isExampleEntry(value)) ? undefined : value,
      ),
    );
}

const otherNames: Record<string, Record<string, string[]>> = words.fields;

/** The names of a field in a list: JSON Resume's own, and others that people use. */
export const namesOf = (list: string, field: string): string[] =>
  otherNames[list]?.[field] ?? otherNames.all?.[field] ?? [field];

/** The values of an entry's field, by all of its names. */
export const valuesOf = (list: string, entry: UnknownRecord, field: string): unknown[] =>
  namesOf(list, field).flatMap((name) => (name in entry ? [entry[name]] : []));

/** The records of a list; a single text or record is a list of one. */
export const readEntries = (value: unknown, name = 'name'): UnknownRecord[] =>
  [value ?? []].flat().map((item) => (plainText(item) ? { [name]: item } : asRecord(item)));

/** The name of a record in place of a text: `{ name: 'Go', level: 'Advanced' }`. */
const nameOf = (value: unknown) => asRecord(value).name ?? value;

/** The texts of a list, or the lines of one text. Texts of one line keep every character. */
export const readTexts = (value: unknown): string[] =>
  [value]
    .flat()
    .map(nameOf)
    .flatMap((item) => {
      const lines = splitLines(item);
      return lines.length > 1 ? lines : (plainText(item) ?? []);
    });

/** All lines of some values as one text. */
export const joinTexts = (...values: unknown[]) => joinLines(splitLines(...values.flat()));

/** The paragraphs of some texts, and the items of their lists, with the line above a list. */
export function divideBullets(...values: unknown[]): { summary: string[]; bullets: string[] } {
  const paragraphs: string[][] = [[]];
  const bullets: string[] = [];
  for (const value of values) {
    const lines = `${plainText(value) ? value : ''}\n`
      .replace(/(<li\b[^<>]*>)\s*<p\b[^<>]*>/gi, '$1')
      .replace(/<\/?(?:p|ul|ol|div)\b[^<>]*>/gi, '\n\n')
      .split(/\r?\n|(?=<li\b)/i);
    let isInItem = false;
    for (const line of lines) {
      const isItem = /^\s*<li\b/i.test(line) || isBullet(line);
      const above = paragraphs.findLast(({ length }) => length > 0);
      if (isItem && !isInItem && /[:：]\s*$/.test(above?.at(-1) ?? ''))
        bullets.push(`${above?.pop()}`);
      // A line of an item may go on in the next one.
      const isOpen = isOpenLine(bullets.at(-1)?.trim() ?? '') && /\S/.test(line);
      isInItem = isItem || (isInItem && (isOpen || /^\s+\S|^[\p{Ll}(]/u.test(line)));
      if (isItem) bullets.push(line);
      else if (isInItem) bullets.push(`${bullets.pop()} ${line.trim()}`);
      else if (line.trim()) paragraphs.at(-1)?.push(line);
      else paragraphs.push([]);
    }
  }
  return {
    summary: paragraphs.flatMap((lines) => joinTexts(...lines) || []),
    bullets: splitLines(...bullets),
  };
}

/** The items of a list, in which a line may go on in the next one, or the lines of a text. */
export function readItems(value: unknown): string[] {
  if (!Array.isArray(value)) return splitLines(value);
  const items = value.map(nameOf).flatMap((item) => {
    const lines = `${item ?? ''}`
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return lines.slice(1).some(isBullet) ? lines : joinLines(lines);
  });
  return splitLines(...items);
}

/** The first non-empty value, as plain text. */
export const firstText = (...values: unknown[]) =>
  values.map((value) => plainText(nameOf(value))).find((text) => text !== undefined);

/** A record without undefined and empty fields. */
export const omitEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && (value as string | unknown[]).length !== 0,
    ),
  ) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The codes of countries, by the letters of their names in all languages that Node knows. */
const countryCodes = memoize(() => {
  const codes = new Map<string, string>();
  for (const tag of knownLanguages()) {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
    for (const pair of letterPairs) {
      const [name, { region }] = [names.of(pair.toUpperCase()), new Intl.Locale(`und-${pair}`)];
      if (name && region) codes.set(lettersAndDigits(name), region);
    }
  }
  return codes;
});

/** The code of the country that a text names. */
export const countryCodeOf = (text = '') => countryCodes().get(lettersAndDigits(text));

/** Texts in place of a fact that the person tells only when asked. */
export const onRequest =
  /\b(up)?on request|auf (an|nach)frage|sur demande|(a|bajo) petici[oó]n|a pedido|su richiesta|на запрос|по запросу/iu;

/** A place as one text. */
export const formatPlace = (value: unknown) =>
  plainText(value) ??
  distinctParts(Object.values(asRecord(value)).flatMap((part) => plainText(part) ?? [])).join(', ');

/**
 * The time of an entry: dates in the content's notation, `isOpen` if it says that it goes on, and what
 * the dates cannot say as `period`.
 */
export function readTime(list: string, entry: UnknownRecord) {
  const read = (field: string) => valuesOf(list, entry, field);
  const [from, to, written] = ['startDate', 'endDate', 'period'].map((name) =>
    firstText(...read(name)),
  );
  const saysOpen = read('endDate').includes(null) || read('ongoing').includes(true);
  // A range in words has the dates if no other field has them.
  const isRange = written !== undefined && !from && !to;
  const { time, unread, isOpen } = isRange ? parseTimeRange(written) : parseTimeRange(from, to);
  const period = isRange ? time.period : (written ?? time.period);
  return {
    time: { ...time, ...(period && { period }) },
    // A period in words is kept as it is, and not reported.
    unread: isRange ? undefined : unread,
    isOpen: isOpen || (saysOpen && Boolean(time.start) && !time.end),
  };
}
