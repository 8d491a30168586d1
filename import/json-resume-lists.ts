/** The lists of a JSON Resume beyond roles and projects. */
import type { Resume } from '#content-types/resume.ts';
import { type Entry, entriesOf, first, known, placeOf, someDate, someTime, textsOf } from './entries.ts';
import { addressOf } from './imported.ts';

/** The lists beyond roles and projects, as the content has them. */
export function readLists(resume: Entry): Resume {
  const entries = (...names: string[]) => names.flatMap((name) => entriesOf(resume[name]));
  const named = <Item>(items: (Item | undefined)[]) => items.filter((item) => item !== undefined) as Item[];
  const lists: { [List in keyof Resume]-?: unknown } = {
    order: undefined,
    education: entries('education').map((item) =>
      known({
        institution: first(item.institution, item.school, item.name) ?? first(item.area, item.studyType),
        area: first(item.area),
        studyType: first(item.studyType, item.degree),
        url: addressOf(item.url ?? item.website),
        location: placeOf(item.location),
        score: first(item.score, item.gpa),
        courses: textsOf(item.courses),
        summary:
          [...textsOf(item.summary), ...textsOf(item.description), ...textsOf(item.highlights)].join(' ') || undefined,
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    skills: entries('skills').map(({ name, level, keywords }) =>
      known({
        name: first(name) ?? textsOf(keywords)[0],
        level: first(level),
        keywords: textsOf(keywords).slice(first(name) ? 0 : 1),
      }),
    ),
    languages: entriesOf(resume.languages, 'language').map(({ language, name, fluency, level, keywords }) =>
      known({ language: first(language, name), fluency: first(fluency, level, ...textsOf(keywords)) }),
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
        releaseDate: someDate(item.releaseDate ?? item.date),
        url: addressOf(item.url ?? item.website),
        summary: textsOf(item.summary).join(' ') || undefined,
      }),
    ),
    talks: entries('talks', 'presentations').map((item) =>
      known({
        name: first(item.name, item.title),
        event: first(item.event),
        date: someDate(item.date ?? item.releaseDate),
        url: addressOf(item.url ?? item.website),
        summary: textsOf(item.summary).join(' ') || undefined,
      }),
    ),
    awards: entriesOf(resume.awards, 'title').map((item) =>
      known({
        title: first(item.title, item.name),
        date: someDate(item.date),
        awarder: first(item.awarder),
        url: addressOf(item.url),
        summary: textsOf(item.summary).join(' ') || undefined,
      }),
    ),
    volunteer: entries('volunteer', 'volunteering').map((item) =>
      known({
        organization: first(item.organization, item.name, item.company) ?? first(item.position),
        position: first(item.position),
        url: addressOf(item.url ?? item.website),
        location: placeOf(item.location),
        summary: textsOf(item.summary).join(' ') || undefined,
        highlights: textsOf(item.highlights),
        ...someTime(item.startDate, item.endDate),
      }),
    ),
    interests: entries('interests', 'hobbies').map(({ name, keywords }) =>
      known({ name: first(name) ?? textsOf(keywords)[0], keywords: textsOf(keywords).slice(first(name) ? 0 : 1) }),
    ),
    references: entries('references').map(({ name, reference }) =>
      textsOf(reference).length > 0 ? { name: first(name) ?? '…', reference: textsOf(reference).join(' ') } : undefined,
    ),
  };
  const required = { education: 'institution', languages: 'language', awards: 'title', volunteer: 'organization' };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, items]) => {
      const field = required[list as keyof typeof required] ?? 'name';
      const whole = named((items ?? []) as Entry[]).filter((item) => item[field]);
      return whole.length > 0 ? [[list, whole]] : [];
    }),
  );
}
