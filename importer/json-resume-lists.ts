/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume, ResumeList } from '../src/schema/resume.ts';
import {
  type Entry,
  first,
  joinPlace,
  joinTexts,
  known,
  readEntries,
  someDate,
  someTime,
  textsOf,
} from './entries.ts';
import { addressOf } from './imported.ts';

/** A name with keywords; without a name the first keyword takes its place. */
function readKeywords({ name, keywords }: Entry) {
  const all = textsOf(keywords);
  return { name: first(name) ?? all[0], keywords: all.slice(first(name) ? 0 : 1) };
}

export function readLists(resume: Entry): Resume {
  const entries = (...names: string[]) => names.flatMap((name) => readEntries(resume[name]));
  const lists: Record<ResumeList, Entry[]> = {
    education: entries('education').map((item) =>
      known({
        institution: first(item.institution, item.area, item.studyType),
        area: first(item.area),
        studyType: first(item.studyType),
        url: addressOf(item.url ?? item.website),
        location: joinPlace(item.location),
        score: first(item.score, item.gpa),
        courses: textsOf(item.courses),
        summary: joinTexts(item.summary),
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    skills: entries('skills').map((item) => {
      const { name, keywords } = readKeywords(item);
      return known({ name, level: first(item.level), keywords });
    }),
    languages: readEntries(resume.languages, 'language').map(({ language, name, fluency, level }) =>
      known({ language: first(language, name), fluency: first(fluency, level) }),
    ),
    certificates: entries('certificates').map((item) =>
      known({
        name: first(item.name),
        date: someDate(item.date),
        url: addressOf(item.url ?? item.website),
        issuer: first(item.issuer),
      }),
    ),
    publications: entries('publications').map((item) =>
      known({
        name: first(item.name),
        publisher: first(item.publisher),
        authors: textsOf(item.authors),
        releaseDate: someDate(item.releaseDate),
        url: addressOf(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    talks: entries('talks').map((item) =>
      known({
        name: first(item.name),
        event: first(item.event),
        date: someDate(item.date),
        url: addressOf(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    awards: readEntries(resume.awards, 'title').map((item) =>
      known({
        title: first(item.title),
        date: someDate(item.date),
        awarder: first(item.awarder),
        url: addressOf(item.url),
        summary: joinTexts(item.summary),
      }),
    ),
    volunteer: entries('volunteer').map((item) =>
      known({
        organization: first(item.organization, item.position),
        position: first(item.position),
        url: addressOf(item.url ?? item.website),
        location: joinPlace(item.location),
        summary: joinTexts(item.summary),
        highlights: textsOf(item.highlights),
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    interests: entries('interests', 'hobbies').map((item) => known(readKeywords(item))),
    references: entries('references').map(({ name, reference }) =>
      known({ name: first(name) ?? '…', reference: joinTexts(reference) }),
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
