/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume, ResumeList } from '../schema/resume.ts';
import {
  type Entry,
  entry,
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
function readKeywords(name: unknown, keywords: unknown) {
  const all = textsOf(keywords);
  return { name: first(name) ?? all[0], keywords: all.slice(first(name) ? 0 : 1) };
}

export function readLists(resume: Entry): Resume {
  const entries = (...names: string[]) => names.flatMap((name) => readEntries(resume[name]));
  const lists: Record<ResumeList, Entry[]> = {
    education: entries('education').map((item) =>
      known({
        institution:
          first(item.institution, item.school, item.name) ?? first(item.area, item.studyType),
        area: first(item.area),
        studyType: first(item.studyType, item.degree),
        url: addressOf(item.url ?? item.website),
        location: joinPlace(item.location),
        score: first(item.score, item.gpa),
        courses: textsOf(item.courses),
        summary: joinTexts(item.summary, item.description, item.highlights),
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    skills: readEntries(entry(resume.skills).sets ?? resume.skills).map(
      ({ level, skills, ...item }) => {
        const { name, keywords } = readKeywords(item.name, item.keywords ?? skills);
        return known({ name, level: first(level), keywords });
      },
    ),
    languages: readEntries(resume.languages, 'language').map(
      ({ language, name, fluency, level, keywords }) =>
        known({
          language: first(language, name),
          fluency: first(fluency, level, ...textsOf(keywords)),
        }),
    ),
    certificates: entries('certificates', 'certifications').map((item) =>
      known({
        name: first(item.name, item.title),
        date: someDate(item.date),
        url: addressOf(item.url ?? item.website),
        issuer: first(item.issuer, item.authority),
      }),
    ),
    publications: entries('publications').map((item) =>
      known({
        name: first(item.name, item.title),
        publisher: first(item.publisher),
        authors: readEntries(item.authors ?? item.author).flatMap(
          ({ name, firstName, lastName, literal }) =>
            first(name, literal, [first(firstName), first(lastName)].filter(Boolean).join(' ')) ??
            [],
        ),
        releaseDate: someDate(item.releaseDate ?? item.date),
        url: addressOf(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    talks: entries('talks', 'presentations').map((item) =>
      known({
        name: first(item.name, item.title),
        event: first(item.event),
        date: someDate(item.date ?? item.releaseDate),
        url: addressOf(item.url ?? item.website),
        summary: joinTexts(item.summary),
      }),
    ),
    awards: readEntries(resume.awards, 'title').map((item) =>
      known({
        title: first(item.title, item.name),
        date: someDate(item.date),
        awarder: first(item.awarder),
        url: addressOf(item.url),
        summary: joinTexts(item.summary),
      }),
    ),
    volunteer: entries('volunteer', 'volunteering').map((item) =>
      known({
        organization: first(item.organization, item.name, item.company) ?? first(item.position),
        position: first(item.position),
        url: addressOf(item.url ?? item.website),
        location: joinPlace(item.location),
        summary: joinTexts(item.summary),
        highlights: textsOf(item.highlights),
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    interests: entries('interests', 'hobbies').map(({ name, keywords }) =>
      known(readKeywords(name, keywords)),
    ),
    references: entries('references', 'testimonials').map(({ name, role, reference, quote }) =>
      known({
        name: [first(name), first(role)].filter(Boolean).join(', ') || '…',
        reference: joinTexts(reference ?? quote),
      }),
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
