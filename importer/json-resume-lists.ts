/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume, ResumeList } from '../src/schema/resume.ts';
import {
  asRecord,
  firstText,
  formatPlace,
  joinTexts,
  omitEmpty,
  onRequest,
  parseDate,
  parsePeriod,
  readEntries,
  readTexts,
  type UnknownRecord,
} from './entries.ts';
import { parseUrl } from './imported.ts';

/** The fields of each list's items besides their time. */
const lists: Record<ResumeList, string> = {
  education: 'institution area studyType url location score courses summary',
  skills: 'name level keywords',
  languages: 'language fluency',
  certificates: 'name date url issuer',
  publications: 'name publisher authors releaseDate url summary',
  talks: 'name event date url summary',
  awards: 'title date awarder url summary',
  volunteer: 'organization position url location summary highlights',
  interests: 'name keywords',
  references: 'name reference',
};

/** A level in words. A number alone is skipped, since its scale is unknown. */
const readLevel = (...values: unknown[]) =>
  values.map((value) => firstText(value)).find((text) => text && !/^[\d.,%\s/]+$/.test(text));

/** How fields are read, and other fields that may have the value. All others are texts. */
const readers: Record<string, [read: (...values: unknown[]) => unknown, ...others: string[]]> = {
  studyType: [firstText, 'degree', 'title'],
  institution: [firstText, 'area', 'studyType'],
  organization: [firstText, 'position'],
  language: [firstText, 'name'],
  title: [firstText, 'name'],
  score: [firstText, 'gpa'],
  // Without a name, the first keyword is the name.
  name: [(name, keywords) => firstText(name) ?? readTexts(keywords)[0], 'keywords'],
  keywords: [(keywords, name) => readTexts(keywords).slice(firstText(name) ? 0 : 1), 'name'],
  level: [readLevel, 'proficiency'],
  fluency: [readLevel, 'proficiency', 'level'],
  url: [(url, website) => parseUrl(url ?? website), 'website'],
  location: [formatPlace],
  summary: [joinTexts],
  reference: [joinTexts],
  courses: [readTexts],
  highlights: [readTexts],
  authors: [readTexts],
  date: [parseDate],
  releaseDate: [parseDate],
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

/** Whether somebody says something: 'References upon request' is not a quotation. */
const isReference = ({ name, reference }: UnknownRecord) =>
  reference && !(onRequest.test(`${reference}`) && (!name || onRequest.test(`${name}`)));

/** Whether all entries of a list have what volunteering has. */
const isVolunteering = (list: unknown) =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.map(asRecord).every((entry) => entry.organization && entry.position && entry.startDate);

export function readLists({ hobbies, ...resume }: UnknownRecord): Resume {
  const others = Object.entries(resume).filter(([name]) => !(name in lists) && name !== 'work');
  const all: UnknownRecord = {
    ...resume,
    interests: [resume.interests, hobbies].flat(),
    volunteer: [
      resume.volunteer,
      others.map(([, list]) => (isVolunteering(list) ? list : [])),
    ].flat(3),
  };
  const read = Object.entries(lists).map(([list, names]) => {
    const fields = names.split(' ');
    const hasTime = list === 'education' || list === 'volunteer';
    const items = readEntries(all[list]).map((entry) => readItem(fields, entry, hasTime));
    return list === 'references'
      ? [list, items.flatMap((item) => (isReference(item) ? { name: '…', ...item } : []))]
      : [list, items.filter((item) => item[fields[0] ?? ''])];
  });
  return omitEmpty(Object.fromEntries(read));
}
