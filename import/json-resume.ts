/** Reads a JSON Resume (https://jsonresume.org/schema), of its old and its new form, also one that this site has published. */
import type { Resume } from '#content-types/resume.ts';
import { publishedContent } from '../site/render/files/published-content.ts';
import { divideText, linesOf, plainText } from './clean-text.ts';
import { readDate, readTime } from './dates.ts';
import { addressOf, emptyImport, type Imported, type ImportedRole, keepAddress, mailboxOf } from './imported.ts';
import { leftTexts } from './left-texts.ts';

type Entry = Record<string, unknown>;

/** The most entries that one list may have: more is no career of one person. */
const mostEntries = 500;

const entry = (value: unknown): Entry => (typeof value === 'object' && value ? (value as Entry) : {});

/** A list's entries; a text or an entry that stands alone is a list of one, a map one of named entries. */
function entriesOf(value: unknown, name = 'name'): Entry[] {
  if (Array.isArray(value)) return value.map((item) => (plainText(item) ? { [name]: item } : entry(item)));
  if (plainText(value)) return [{ [name]: value }];
  return Object.entries(entry(value)).map(([key, rest]) => ({
    [name]: key,
    ...(Array.isArray(rest) ? { keywords: rest } : plainText(rest) ? { keywords: [rest] } : entry(rest)),
  }));
}

/** Texts of a list, or the lines of one text. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap(linesOf);

const first = (...values: unknown[]) => values.map(plainText).find((text) => text !== undefined);

/** An entry without the fields that nothing is known of. */
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** A place as one text: cities and objects of them. */
const placeOf = (value: unknown) =>
  plainText(value) ??
  ([...new Set(Object.values(entry(value)).flatMap((part) => plainText(part) ?? []))].join(', ') || undefined);

const someTime = (from: unknown, to: unknown) => {
  const { time } = readTime(first(from), first(to));
  return known({ startDate: time.start, endDate: time.end, period: time.period });
};

const someDate = (value: unknown) => {
  const text = first(value);
  return text && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : readDate(text ?? '');
};

/** Where networks keep a person's page, by the name that people call them. */
const pages: Record<string, string> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  bitbucket: 'https://bitbucket.org/',
  codeberg: 'https://codeberg.org/',
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  medium: 'https://medium.com/@',
  youtube: 'https://www.youtube.com/@',
  telegram: 'https://t.me/',
  xing: 'https://www.xing.com/profile/',
  stackoverflow: 'https://stackoverflow.com/users/',
  dribbble: 'https://dribbble.com/',
  behance: 'https://www.behance.net/',
  kaggle: 'https://www.kaggle.com/',
  orcid: 'https://orcid.org/',
};

function readBasics(found: Imported, basics: Entry): void {
  const { owner } = found;
  const [pitch, about] = divideText(textsOf(basics.summary).join(' '), 300);
  const location = entry(basics.location);
  const phone = first(basics.phone);
  Object.assign(
    owner,
    known({
      name: first(basics.name, [basics.firstName, basics.lastName].filter(Boolean).join(' ')),
      tagline: first(basics.label, basics.headline),
      email: mailboxOf(basics.email),
      pitch: pitch || undefined,
      about: about || undefined,
      phone,
    }),
  );
  const parts = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const;
  const where = known(Object.fromEntries(parts.map((part) => [part, first(location[part])])));
  const city = plainText(basics.location);
  if (Object.keys(where).length > 0 || city) owner.location = city ? { city } : where;
  if (phone) found.published.push(`the phone ${phone}`);
  if (first(location.address)) found.published.push(`the street ${first(location.address)}`);
  for (const { network, username, url } of entriesOf(basics.profiles, 'network')) {
    const label = first(network);
    const user = first(username)?.replace(/^@/, '');
    const page = pages[label?.toLowerCase().replace(/[^a-z]/g, '') ?? ''];
    const address =
      addressOf(url) ?? addressOf(username) ?? (page && user && /^[\w.-]+$/.test(user) ? page + user : undefined);
    if (address) keepAddress(found, address, label ?? new URL(address).hostname);
  }
  const site = addressOf(basics.url ?? basics.website);
  if (site) keepAddress(found, site);
}

function readRole(job: Entry): { role: ImportedRole; unread: string | undefined } {
  const { time, unread } = readTime(first(job.startDate), first(job.endDate));
  const role = known({
    ...time,
    title: first(job.position, job.title),
    company: first(job.name, job.company, job.organization),
    place: placeOf(job.location),
    link: addressOf(job.url ?? job.website),
    summary: [...textsOf(job.summary), ...textsOf(job.description)].join(' ') || undefined,
    highlights: [...new Set([...textsOf(job.highlights), ...textsOf(job.responsibilities)])],
    skills: [...new Set([...textsOf(job.keywords), ...textsOf(job.technologies), ...textsOf(job.skills)])],
  });
  return { role: role as ImportedRole, unread };
}

const repository = /https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[\w.-]+\/[\w.-]+/;

function readProject(project: Entry): Partial<Imported['projects'][number]> {
  const lines = textsOf(project.highlights);
  const texts = [...textsOf(project.description), ...textsOf(project.summary)];
  const all = [...texts, ...lines];
  const address = addressOf(project.url ?? project.website ?? project.link);
  const code = [project.github, project.repository, address, ...all].flatMap(
    (value) => addressOf(plainText(value)?.match(repository)?.[0]) ?? [],
  )[0];
  const [description, rest] = divideText(texts.join(' ') || lines[0] || '', 160);
  const { time } = readTime(first(project.startDate), first(project.endDate));
  return known({
    title: first(project.name, project.title) ?? (address && new URL(address).hostname.replace(/^www\./, '')),
    description: description || undefined,
    link: address === code ? undefined : address,
    github: code,
    ...known({ start: time.start, end: time.end }),
    highlights: [
      ...(rest ? [rest] : []),
      ...(texts.length > 0 ? lines : lines.slice(1)),
      ...textsOf(project.roles),
      ...[first(project.entity)].filter((text) => text !== undefined),
    ],
    skills: [...new Set([...textsOf(project.keywords), ...textsOf(project.technologies)])],
  }) as Partial<Imported['projects'][number]>;
}

/** The lists beyond roles and projects, as the content has them. */
function readLists(resume: Entry): Resume {
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

/**
 * @throws where the text is not a résumé of that format, or of more than a person.
 */
export function readJsonResume(text: string): Imported {
  const source: unknown = JSON.parse(text);
  const resume = entry(source);
  const found = emptyImport();
  if (Array.isArray(source) || (!('basics' in resume) && !('work' in resume)))
    throw new Error(
      `is JSON, but no JSON Resume: it has neither basics nor work${Array.isArray(source) ? ', it is a list' : `, but ${Object.keys(resume).slice(0, 8).join(', ') || 'nothing'}`}`,
    );
  for (const [part, value] of Object.entries(resume))
    if (Array.isArray(value) && value.length > mostEntries)
      throw new Error(
        `has ${value.length} entries in ${part}: ${mostEntries} are the most that one person's résumé may have`,
      );
  const own = publishedContent(resume);
  if (own) return { ...found, own: own as NonNullable<Imported['own']> };

  readBasics(found, entry(resume.basics));
  for (const job of [resume.work, resume.experience, resume.experiences].flatMap((jobs) => entriesOf(jobs))) {
    const { role, unread } = readRole(job);
    if (Object.keys(role).length > 0) found.roles.push(role);
    if (unread)
      found.leftOut.push(
        `work (${[role.title, role.company].filter(Boolean).join(', ')}): the date ${unread} is kept in words`,
      );
  }
  found.projects = entriesOf(resume.projects)
    .map(readProject)
    .filter((project) => Object.keys(project).length > 0);
  found.resume = readLists(resume);
  found.topics = (found.resume.skills ?? []).flatMap(({ name, keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const language = first(entry(resume.meta).language, resume.language, entry(resume.basics).language, resume.lang);
  if (language && /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(language)) found.owner.lang = language;
  const isEmpty = !found.owner.name && found.roles.length === 0 && Object.keys(found.resume).length === 0;
  if (isEmpty)
    throw new Error(`has nothing that a site could show: of ${Object.keys(resume).join(', ')}, nothing is filled in`);
  found.leftOut.push(...leftTexts(resume, found));
  return found;
}
