/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume } from '../src/schema/resume.ts';
import { parseDate } from './dates.ts';
import {
  firstText,
  formatPlace,
  joinTexts,
  omitEmpty,
  onRequest,
  parsePeriod,
  readEntries,
  readItems,
  readTexts,
  type UnknownRecord,
} from './entries.ts';
import { parseUrl } from './imported.ts';
import words from './words.json' with { type: 'json' };

/** A level in words. A number alone is skipped, since its scale is unknown. */
const readLevel = (...values: unknown[]) =>
  values.map((value) => firstText(value)).find((text) => text && !/^[\d.,%\s/]+$/.test(text));

/** How fields are read, and other fields that may have the value. All others are texts. */
const readers: Record<string, [read: (...values: unknown[]) => unknown, ...others: string[]]> = {
  studyType: [firstText, 'degree', 'title'],
  language: [firstText, 'name'],
  organization: [firstText, 'name', 'company'],
  title: [firstText, 'name'],
  score: [firstText, 'gpa'],
  name: [firstText, 'title'],
  keywords: [readTexts],
  level: [readLevel, 'proficiency'],
  fluency: [readLevel, 'proficiency', 'level'],
  url: [parseUrl, 'website'],
  location: [formatPlace],
  summary: [joinTexts],
  reference: [joinTexts],
  courses: [readTexts],
  highlights: [readItems],
  authors: [readTexts],
  date: [(date) => parseDate(firstText(date))],
  releaseDate: [(date) => parseDate(firstText(date))],
};

function readItem(fields: string[], source: UnknownRecord, hasTime: boolean): UnknownRecord {
  const values = fields.map((field) => {
    const [read, ...others] = readers[field] ?? [firstText];
    return [field, read(...[field, ...others].map((name) => source[name]))];
  });
  return omitEmpty({
    ...Object.fromEntries(values),
    ...(hasTime && parsePeriod(source.startDate, source.endDate, source.period)),
  });
}

/** Whether somebody says something: a phone, or 'References upon request', is not a quotation. */
const isReference = ({ name, reference }: UnknownRecord) =>
  reference &&
  !/@|(\d\W*){7}/.test(`${reference}`) &&
  !(onRequest.test(`${reference}`) && (!name || onRequest.test(`${name}`)));

/** How many of an item's first fields can be its title, if it is not the first alone. */
const titles: Record<string, number> = { education: 3, volunteer: 2 };

export function readLists(resume: UnknownRecord): Resume {
  const read = Object.entries(words.listFields).map(([list, fields]) => {
    const hasTime = list in titles;
    const entries = readEntries(resume[list]).flatMap((entry) =>
      // Keywords without a name have no group.
      fields.includes('keywords') && !firstText(entry.name)
        ? readEntries(readTexts(entry.keywords))
        : [entry],
    );
    const items: UnknownRecord[] = entries.map((entry) => readItem(fields, entry, hasTime));
    return list === 'references'
      ? [list, items.flatMap((item) => (isReference(item) ? { name: '…', ...item } : []))]
      : [
          list,
          items.filter((item) => fields.slice(0, titles[list] ?? 1).some((name) => item[name])),
        ];
  });
  return omitEmpty(Object.fromEntries(read));
}
