/**
 * Reads a JSON Resume (https://jsonresume.org/schema) of its old or new schema, also one from this
 * site.
 */

import { textsIn } from '../src/lib/texts.ts';
import type { DetailFact } from '../src/schema/role-facts.ts';
import { divideText, joinParagraphs, plainText } from './clean-text.ts';
import { readTime } from './dates.ts';
import {
  divideBullets,
  type Entry,
  entry,
  first,
  joinPlace,
  joinTexts,
  known,
  readEntries,
  textsOf,
} from './entries.ts';
import { findTextLanguage } from './find-language.ts';
import {
  addressOf,
  emailIn,
  emptyImport,
  type Imported,
  type ImportedRole,
  keepAddress,
} from './imported.ts';
import { readLists } from './json-resume-lists.ts';
import { leftTexts } from './left-texts.ts';

/** The maximum number of entries of one person. */
const maxEntries = 500;

/** URLs of profiles, by their networks' names. */
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

function readBasics(imported: Imported, basics: Entry): void {
  const { owner } = imported;
  const { summary, bullets } = divideBullets(basics.summary);
  const [pitch, about] = divideText(
    joinTexts(summary, bullets.join(bullets.some((text) => /[.!?]$/.test(text)) ? ' ' : '; ')) ??
      '',
    300,
  );
  const location = entry(basics.location);
  const phone = first(basics.phone);
  Object.assign(
    owner,
    known({
      name: first(basics.name),
      tagline: first(basics.label),
      email: emailIn(basics.email),
      pitch,
      about,
      phone,
    }),
  );
  const parts = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const;
  const where = known(Object.fromEntries(parts.map((part) => [part, first(location[part])])));
  const city = plainText(basics.location);
  if (Object.keys(where).length > 0 || city) owner.location = city ? { city } : where;
  if (phone) imported.published.push(`the phone ${phone}`);
  if (first(location.address)) imported.published.push(`the street ${first(location.address)}`);
  for (const { network, username, url } of readEntries(basics.profiles, 'network')) {
    const label = first(network);
    const user = first(username)?.replace(/^@/, '');
    const page = pages[label?.toLowerCase().replace(/[^a-z]/g, '') ?? ''];
    const address =
      addressOf(url) ??
      addressOf(username) ??
      (page && user && /^[\w.-]+$/.test(user) ? page + user : undefined);
    if (address) keepAddress(imported, address, label ?? new URL(address).hostname);
  }
  const site = addressOf(basics.url ?? basics.website);
  if (site) keepAddress(imported, site);
}

function readRole(job: Entry): { role: ImportedRole; unread: string | undefined } {
  const { time, unread } = readTime(first(job.startDate), first(job.endDate));
  const { summary, bullets } = divideBullets(job.summary, job.description);
  const role = known({
    ...time,
    title: first(job.position),
    company: first(job.name, job.company),
    place: joinPlace(job.location),
    link: addressOf(job.url ?? job.website),
    summary: joinParagraphs(summary) || undefined,
    highlights: [...new Set([...bullets, ...textsOf(job.highlights)])],
    skills: [...new Set(textsOf(job.keywords))],
  } satisfies Record<DetailFact | 'title' | 'company', unknown>);
  return { role, unread };
}

const repository =
  /https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[\w.-]+\/[\w.-]+/;

/** The links of a project, as texts or with labels: as many as a card has place for. */
const readLinks = (links: unknown) =>
  readEntries(links, 'url')
    .flatMap((link) => {
      const url = addressOf(link.url);
      const label = first(link.label);
      return url ? [{ label: label ?? new URL(url).hostname.replace(/^www\./, ''), url }] : [];
    })
    .slice(0, 4);

function readProject(project: Entry): Partial<Imported['projects'][number]> {
  const { summary: paragraphs, bullets } = divideBullets(project.description, project.summary);
  const summary = paragraphs.filter((text) => !addressOf(text));
  const lines = [...bullets, ...textsOf(project.highlights)];
  const all = [...paragraphs, ...lines];
  const address = addressOf(project.url ?? project.website ?? paragraphs.find(addressOf));
  const code = [address, ...all].flatMap(
    (value) => addressOf(plainText(value)?.match(repository)?.[0]) ?? [],
  )[0];
  const [description, rest] = divideText(joinParagraphs(summary) || lines[0] || '', 160);
  const { time } = readTime(first(project.startDate), first(project.endDate));
  return known({
    title:
      first(project.name, project.title) ??
      (address && new URL(address).hostname.replace(/^www\./, '')),
    description,
    link: address === code ? undefined : address,
    github: code,
    ...known({ start: time.start, end: time.end }),
    links: readLinks(project.links),
    highlights: [
      ...(rest ? [rest] : []),
      ...(summary.length > 0 ? lines : lines.slice(1)),
      ...textsOf(project.roles),
      ...[first(project.entity)].filter((text) => text !== undefined),
    ],
    skills: [...new Set(textsOf(project.keywords))],
  }) as Partial<Imported['projects'][number]>;
}

/** @throws if it is not a JSON Resume, has nothing to show, or is of more than one person. */
export function readResume(source: unknown): Imported {
  const resume = entry(source);
  const imported = emptyImport();
  if (!('basics' in resume || 'work' in resume))
    throw new Error(
      `is JSON, but not a JSON Resume: it has neither basics nor work${Array.isArray(source) ? ', it is a list' : `, but ${Object.keys(resume).slice(0, 8).join(', ') || 'nothing'}`}`,
    );
  for (const [part, value] of Object.entries(resume))
    if (Array.isArray(value) && value.length > maxEntries)
      throw new Error(`has ${value.length} entries in ${part}: the maximum is ${maxEntries}`);
  readBasics(imported, entry(resume.basics));
  for (const job of readEntries(resume.work)) {
    const { role, unread } = readRole(job);
    if (Object.keys(role).length > 0) imported.roles.push(role);
    if (unread)
      imported.leftOut.push(
        `work (${[role.title, role.company].filter(Boolean).join(', ')}): the date ${unread} is kept in words`,
      );
  }
  imported.projects = readEntries(resume.projects)
    .map(readProject)
    .filter((project) => Object.keys(project).length > 0);
  imported.resume = readLists(resume);
  const language = first(entry(resume.meta).language);
  if (language && /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(language)) imported.owner.lang = language;
  else {
    const { meta: _, ...texts } = resume;
    const lang = findTextLanguage(texts);
    if (lang && lang !== 'en') imported.owner.lang = lang;
  }
  const { owner, roles, projects, resume: lists } = imported;
  const hasLists = roles.length + projects.length + Object.keys(lists).length > 0;
  const others = Object.keys(resume).filter(
    (part) => !['basics', 'meta'].includes(part) && [...textsIn(entry(resume[part]))].length > 0,
  );
  if (!hasLists && others.length > 0)
    throw new Error(`is JSON, but not a JSON Resume: nothing of ${others.join(', ')} can be read`);
  if (!hasLists && !owner.name)
    throw new Error(
      `has nothing that a site could show: of ${Object.keys(resume).join(', ')}, nothing is filled in`,
    );
  imported.leftOut.push(...leftTexts(resume, imported));
  return imported;
}
