/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume, ResumeList } from '../src/schema/resume.ts';
import {
  firstText,
  formatPlace,
  joinTexts,
  omitEmpty,
  parseDate,
  parsePeriod,
  readEntries,
  readTexts,
  type UnknownRecord,
} from './entries.ts';
import { parseUrl } from './imported.ts';

/** A level in words. A number alone is skipped, since its scale is unknown. */
const readLevel = (...values: unknown[]) =>
  values.map((value) => firstText(value)).find((text) => text && !/^[\d.,%\s/]+$/.test(text));

/** A name with keywords; without a name, the first keyword is the name. */
function readKeywords({ name, keywords }: UnknownRecord) {
  const all = readTexts(keywords);
  return { name: firstText(name) ?? all[0], keywords: all.slice(firstText(name) ? 0 : 1) };
}

export function readLists(resume: UnknownRecord): Resume {
  const entries = (...names: string[]) => names.flatMap((name) => readEntries(resume[name]));
  const lists: Record<ResumeList, UnknownRecord[]> = {
    education: entries('education').map((item) =>
      omitEmpty({
        institution: firstText(item.institution, item.area, item.studyType),
        area: firstText(item.area),
        studyType: firstText(item.studyType),
        url: parseUrl(item.url ?? item.website),
        location: formatPlace(item.location),
        score: firstText(item.score, item.gpa),
        courses: readTexts(item.courses),
        summary: joinTexts(item.summary),
        ...parsePeriod(item.startDate, item.endDate),
      }),
    ),
    skills: entries('skills').map((item) => {
      const { name, keywords } = readKeywords(item);
      return omitEmpty({ name, level: readLevel(item.level, item.proficiency), keywords });
    }),
    languages: readEntries(resume.languages, 'language').map((item) =>
      omitEmpty({
        language: firstText(item.language, item.name),
        fluency: readLevel(item.fluency, item.proficiency, item.level),
      }),
    ),
    certificates: entries('certificates').map((item) =>
      omitEmpty({
        name: firstText(item.name),
        date: parseDate(item.date),
        url: parseUrl(item.url ?? item.website),
        issuer: firstText(item.issuer),
      }),
    ),
    publications: entries('publications').map((item) =>
      omitEmpty({
        name: firstText(item.name),
        publisher: firstText(item.publisher),
        authors: readTexts(item.authors),
        releaseDate: parseDate(item.releaseDate),
        url: parseUrl(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    talks: entries('talks').map((item) =>
      omitEmpty({
        name: firstText(item.name),
        event: firstText(item.event),
        date: parseDate(item.date),
        url: parseUrl(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    awards: readEntries(resume.awards, 'title').map((item) =>
      omitEmpty({
        title: firstText(item.title),
        date: parseDate(item.date),
        awarder: firstText(item.awarder),
        url: parseUrl(item.url),
        summary: joinTexts(item.summary),
      }),
    ),
    volunteer: entries('volunteer').map((item) =>
      omitEmpty({
        organization: firstText(item.organization, item.position),
        position: firstText(item.position),
        url: parseUrl(item.url ?? item.website),
        location: formatPlace(item.location),
        summary: joinTexts(item.summary),
        highlights: readTexts(item.highlights),
        ...parsePeriod(item.startDate, item.endDate),
      }),
    ),
    interests: entries('interests', 'hobbies').map((item) => omitEmpty(readKeywords(item))),
    references: entries('references').map(({ name, reference }) =>
      omitEmpty({ name: firstText(name) ?? '…', reference: joinTexts(reference) }),
    ),
  };
  const required = {
    education: 'institution',
    languages: 'language',
    awards: 'title',
    volunteer: 'organization',
    references: 'reference',
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, items]) => {
      const field = required[list as keyof typeof required] ?? 'name';
      const whole = items.filter((item) => item[field]);
      return whole.length > 0 ? [[list, whole]] : [];
    }),
  );
}
