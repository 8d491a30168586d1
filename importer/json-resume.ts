/** Reads a JSON Resume (https://jsonresume.org/schema) of the old or new schema. */
import { stringsIn } from '../src/lib/text.ts';
import { present } from '../src/schema/constants.ts';
import type { Resume } from '../src/schema/resume.ts';
import type { FieldIn } from '../src/schema/role-facts.ts';
import { findLanguage, hasStrings } from '../src/strings/find-language.ts';
import { divideText, joinParagraphs, plainText } from './clean-text.ts';
import { parseDate } from './dates.ts';
import {
  asRecord,
  cleanSource,
  countryCodeOf,
  divideBullets,
  exampleRemover,
  firstText,
  formatPlace,
  joinTexts,
  listOf,
  omitEmpty,
  onRequest,
  readEntries,
  readItems,
  readTexts,
  readTime,
  type UnknownRecord,
  valuesOf,
} from './entries.ts';
import { findTextLanguage } from './find-language.ts';
import {
  addUrl,
  hostnameOf,
  type Imported,
  type ImportedProject,
  parseEmail,
  parseUrl,
} from './imported.ts';
import { findSkipped, formatSkipped } from './skipped-texts.ts';
import words from './words.json' with { type: 'json' };

/** The maximum number of entries of a list, and of lists in lists. */
const maxEntries = 500;
const maxDepth = 20;

/** A street or a phone: some write a town there, or 'Upon request'. */
function withDigit(value: unknown): string | undefined {
  const text = firstText(value);
  return text && /\p{Nd}/u.test(text) ? text : undefined;
}

/** The Unicode character between paragraphs, at which sentences end. */
const paragraphEnd = '\u2029';

function readBasics(imported: Imported, basics: UnknownRecord): void {
  const { owner } = imported;
  const { summary, bullets } = divideBullets(basics.summary);
  const separator = bullets.some((text) => /[.!?]$/.test(text)) ? ' ' : '; ';
  const list = bullets.join(separator).replace(/([:：]); /g, '$1 ');
  const whole = joinParagraphs([...summary, list].filter(Boolean), undefined, paragraphEnd);
  const [first, rest] = divideText(whole, 300);
  // The pitch is one paragraph.
  const pitch = first.replaceAll(paragraphEnd, '');
  const about = rest.replaceAll(`${paragraphEnd} `, '\n\n').replaceAll(paragraphEnd, '\n\n');
  const place = asRecord(basics.location);
  const written = firstText(place.countryCode);
  const country = countryCodeOf(written) ?? written;
  // Without a code, Georgia may be a state.
  const texts = [basics.location, place.address, country && place.region].map(plainText);
  const codes = texts.map(countryCodeOf).map((code) => (country ?? code) === code && code);
  const [town, address] = texts.map((text, i) => (codes[i] ? undefined : text));
  const location = omitEmpty({
    address: withDigit(address),
    postalCode: firstText(place.postalCode),
    // A street without a number is a town.
    city: [town, plainText(place.city), withDigit(address) ? undefined : address].find(
      (text) => text && !onRequest.test(text),
    ),
    region: codes[2] ? undefined : firstText(place.region),
    countryCode: firstText(country, ...codes),
  });
  const facts = omitEmpty({
    name: firstText(basics.name),
    tagline: firstText(basics.label),
    email: parseEmail(basics.email),
    pitch,
    about,
    phone: withDigit(basics.phone),
    location: Object.keys(location).length > 0 ? location : undefined,
  });
  Object.assign(owner, facts);
  const site = parseUrl(basics.url, basics.website);
  if (site) addUrl(imported, site);
  for (const { network, username, url, label } of readEntries(basics.profiles, 'network')) {
    const name = firstText(network);
    const user = firstText(username)?.replace(/^@/, '');
    const key = name?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
    const start = (words.profileUrls as Record<string, string>)[key];
    const email = /^mailto:/.test(firstText(url) ?? '') ? parseEmail(url) : undefined;
    const [, account, server] = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user ?? '') ?? [];
    if (server && /^@/.test(firstText(username) ?? '')) owner.fediverse = `@${user}`;
    const profileUrl =
      (email && `mailto:${email}`) ??
      parseUrl(url, username) ??
      (start && user && /^[\w.-]+$/.test(user) ? start + user : undefined) ??
      (owner.fediverse === `@${user}` ? `https://${server}/@${account}` : undefined);
    if (profileUrl) addUrl(imported, profileUrl, firstText(label, network), name);
  }
}

function readRole(imported: Imported, job: UnknownRecord): void {
  const read = (field: string) => valuesOf('work', job, field);
  const { time, unread } = readTime('work', job);
  const { summary, bullets } = divideBullets(...read('summary'));
  const role = omitEmpty({
    ...time,
    title: firstText(...read('position')),
    company: firstText(...read('name')),
    summary: joinParagraphs(summary),
    highlights: [...new Set([...bullets, ...read('highlights').flatMap(readItems)])].filter(
      (text) => text !== summary.join(' '),
    ),
    place: firstText(...read('location').map(formatPlace)),
    link: parseUrl(...read('url')),
    skills: [...new Set(readTexts(read('keywords').flat()))],
  } satisfies Record<FieldIn<'details'> | 'title' | 'company', unknown>);
  if (Object.keys(role).length > 0) imported.roles.push(role);
  const name = [role.title, role.company].filter(Boolean).join(', ');
  if (unread) imported.skipped.push(`work (${name}): the date ${unread}`);
}

const repository =
  /https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[\w.-]+\/[\w.-]+/;

/** The links of a project, with or without labels: as many as a card can show. */
const readLinks = (links: unknown) =>
  readEntries(links, 'url')
    .flatMap(({ url: written, label }) => {
      const url = parseUrl(written);
      return url ? [{ label: firstText(label) ?? hostnameOf(url), url }] : [];
    })
    .slice(0, 4);

function readProject(project: UnknownRecord): ImportedProject {
  const read = (field: string) => valuesOf('projects', project, field);
  const { summary: paragraphs, bullets } = divideBullets(...read('summary'));
  const lines = [...bullets, ...read('highlights').flatMap(readItems)];
  const all = [...paragraphs, ...lines];
  const link = parseUrl(...read('url'), ...paragraphs);
  const inText = [link, ...all].join(' ').match(repository)?.[0];
  const code = parseUrl(project.github, project.repository, inText);
  const isLink = (text: string) => [link, code].includes(parseUrl(text) ?? '');
  const text = joinParagraphs(paragraphs.filter((paragraph) => !isLink(paragraph)));
  const [start, more] = divideText(text, 160);
  // A text that ends with a colon belongs to the list after it.
  const [description, rest] =
    /[:：]$/.test(start) && lines[0]
      ? [lines.shift(), text]
      : [start.replace(/[:：]$/, '') || lines.shift(), more];
  const { time, isOpen } = readTime('projects', project);
  const others = [readTexts(project.roles), firstText(project.entity) ?? []].flat();
  return omitEmpty({
    title: firstText(...read('name')),
    description,
    link: link === code ? undefined : link,
    github: code,
    start: time.start,
    end: isOpen ? present : time.end,
    links: readLinks(project.links),
    highlights: [rest || [], lines, others].flat(),
    skills: [...new Set(readTexts(read('keywords').flat()))],
  } satisfies Record<keyof ImportedProject, unknown>);
}

/** A level in words. A number alone is skipped, since its scale is unknown. */
const readLevel = (...values: unknown[]) =>
  values.map((value) => firstText(value)).find((text) => text && !/^[\d.,%\s/]+$/.test(text));

const readTextsOfAll = (...values: unknown[]) => readTexts(values.flat());

const readDay = (...values: unknown[]) => parseDate(firstText(...values));

/** How fields are read that are not one text. */
const readers: Record<string, (...values: unknown[]) => unknown> = {
  keywords: readTextsOfAll,
  level: readLevel,
  fluency: readLevel,
  url: parseUrl,
  location: (...values) => firstText(...values.map(formatPlace)),
  summary: joinTexts,
  reference: joinTexts,
  courses: readTextsOfAll,
  highlights: (...values) => values.flatMap(readItems),
  authors: readTextsOfAll,
  date: readDay,
  releaseDate: readDay,
};

/** The time of an item. An end alone stays the end. */
function itemTime(list: string, entry: UnknownRecord) {
  const { time, isOpen } = readTime(list, entry);
  const end = time.start ? undefined : parseDate(time.period)?.slice(0, 7);
  if (end) return { endDate: end };
  return { startDate: time.start, endDate: isOpen ? present : time.end, period: time.period };
}

function readItem(list: string, fields: string[], entry: UnknownRecord): UnknownRecord {
  const item: UnknownRecord = {};
  for (const field of fields) {
    // A study's title is its degree, or belongs to the summary beside one.
    const values = valuesOf(list, entry, field).filter((value) => value !== item.studyType);
    item[field] = (readers[field] ?? firstText)(...values);
  }
  return omitEmpty({
    ...item,
    ...(list in titles && itemTime(list, entry)),
  });
}

/** Whether somebody says something: a phone, or 'References upon request', is not a quotation. */
const isReference = ({ name, reference }: UnknownRecord) =>
  reference &&
  !/@|(\d\W*){7}/.test(`${reference}`) &&
  !(onRequest.test(`${reference}`) && (!name || onRequest.test(`${name}`)));

/** How many of an item's first fields can be its title, if it is not the first alone. */
const titles: Record<string, number> = { education: 3, volunteer: 2 };

function readLists(resume: UnknownRecord): Resume {
  const read = Object.entries(words.listFields).map(([list, fields]) => {
    const entries = readEntries(resume[list]).flatMap((entry) =>
      // Keywords without a name have no group.
      fields.includes('keywords') && !firstText(entry.name)
        ? readEntries(readTexts(entry.keywords))
        : [entry],
    );
    const hasTitle = (item: UnknownRecord) =>
      list === 'references'
        ? isReference(item)
        : fields.slice(0, titles[list] ?? 1).some((name) => item[name]);
    const items = entries.map((entry) => readItem(list, fields, entry)).filter(hasTitle);
    return [list, items.map((item) => (list === 'references' ? { name: '…', ...item } : item))];
  });
  return omitEmpty(Object.fromEntries(read));
}

/** @throws if a list is too long, or nested too deeply, for the resume of one person. */
function checkSize(value: unknown, path: string[] = []): void {
  if (typeof value !== 'object' || !value) return;
  if (path.length > maxDepth) throw new Error(`is nested too deeply (maximum: ${maxDepth} levels)`);
  if (Array.isArray(value) && value.length > maxEntries)
    throw new Error(
      `has ${value.length} entries in ${path.join('.')}: the maximum is ${maxEntries}`,
    );
  for (const [key, part] of Object.entries(value)) checkSize(part, [...path, key]);
}

/** Reads a resume whose lists have JSON Resume's names. */
function readParts(resume: UnknownRecord): Imported {
  const projects = readEntries(resume.projects).map(readProject);
  const imported: Imported = {
    owner: { profiles: [] },
    roles: [],
    projects: projects.filter((project) => Object.keys(project).length > 0),
    resume: readLists(resume),
    skipped: [],
    share: [0, 0],
  };
  for (const job of readEntries(resume.work)) readRole(imported, job);
  readBasics(imported, asRecord(resume.basics));
  return imported;
}

/** The tag of the strings that the site has, 'pt-BR' for 'pt', unless the country is another one. */
function withRegion(lang: string, country: string | undefined): string {
  const tag = hasStrings(lang) ? findLanguage(lang) : lang;
  const { region } = new Intl.Locale(tag);
  return region && country && country !== region ? lang : tag;
}

/** @throws if it is not a JSON Resume, is too large, or has nothing to show. */
export function readResume(source: unknown): Imported {
  checkSize(source);
  const { $schema: _, meta, ...resume } = cleanSource(source);
  const found = Array.isArray(source) ? 'a list' : Object.keys(resume).slice(0, 8).join(', ');
  const refuse = (lack: string) =>
    new Error(`is JSON, but not a JSON Resume: it has ${lack}, but ${found || 'nothing'}`);
  const lists: UnknownRecord = {};
  for (const [name, value] of Object.entries(resume)) {
    const list = listOf(name);
    if (list) lists[list] = list in lists ? [lists[list], value].flat() : value;
  }
  if (!('basics' in lists || 'work' in lists)) throw refuse('neither basics nor work');
  const tag = firstText(asRecord(meta).language) ?? '';
  const isTag = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(tag);
  const removeExamples = exampleRemover(resume);
  const written = removeExamples(resume);
  const lang = isTag ? tag : findTextLanguage(written);
  const imported = readParts(removeExamples(lists));
  const { owner, roles, projects, resume: others } = imported;
  if (!lang) imported.isLanguageUnclear = true;
  else if (isTag || lang !== 'en')
    owner.lang = isTag ? lang : withRegion(lang, owner.location?.countryCode);
  const hasLists = roles.length + projects.length + Object.keys(others).length > 0;
  const isUnread = ([part, value]: [string, unknown]) =>
    part !== 'basics' && [...stringsIn(asRecord(value))].length > 0;
  if (!hasLists && (!owner.name || Object.entries(resume).some(isUnread)))
    throw refuse('no list that can be read');
  const { skipped, share } = findSkipped(written, readParts);
  // Not the names and versions of tools: a clause on data protection, for example.
  const notes = [...stringsIn(asRecord(meta), 'meta')].filter(([, text]) => /\S\s+\S/.test(text));
  imported.skipped.push(...skipped, ...notes.map(formatSkipped));
  const kept = new Map(stringsIn(written));
  const examples = [...stringsIn(resume)].filter(([path]) => !kept.has(path)).map(formatSkipped);
  return { ...imported, examples, share };
}
