/** Reads a JSON Resume (https://jsonresume.org/schema), also one that this site has published. */
import type { Post } from '#content-types/posts.ts';
import { kindOf } from '../app/sections/hero/profile-marks.ts';
import { isoDate } from '../site/check/values.ts';
import { readTime } from './dates.ts';
import { addressOf, emptyImport, type Imported, type ImportedRole, mailboxOf, shortened, textOf } from './imported.ts';

type Entry = Record<string, unknown>;

const entry = (value: unknown): Entry => (typeof value === 'object' && value ? (value as Entry) : {});
const entries = (value: unknown): Entry[] => (Array.isArray(value) ? value.map(entry) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : []);

/** What the site's own file says of a role, beyond the format (site/render/files/resume.ts). */
function ownPart(value: unknown): ImportedRole['own'] {
  const { order, ...own } = entry(value);
  return typeof order === 'number' ? ({ ...own, index: order } as never) : undefined;
}

const known = new Set(['$schema', 'basics', 'work', 'projects', 'skills', 'interests', 'publications', 'meta']);
const knownBasics = new Set(['name', 'label', 'email', 'url', 'website', 'summary', 'profiles']);

const count = (value: unknown) =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : '';

/**
 * @throws where the text is not a résumé of that format.
 */
export function readJsonResume(text: string): Imported {
  const resume = entry(JSON.parse(text));
  const basics = entry(resume.basics);
  if (!('basics' in resume) && !('work' in resume))
    throw new Error('is JSON, but no JSON Resume: it has neither basics nor work');
  const found = emptyImport();
  const leave = (what: string, why = '') => found.leftOut.push([what, why].filter(Boolean).join(': '));

  found.name = textOf(basics.name);
  found.tagline = textOf(basics.label);
  const url = textOf(basics.url ?? basics.website);
  found.site = addressOf(url);
  if (url && !found.site) leave('basics.url', `${url} is no https address`);
  found.email = mailboxOf(basics.email);
  if (basics.email && !found.email) leave('basics.email', `${textOf(basics.email)} is no address`);
  found.pitch = textOf(basics.summary);
  for (const [field, value] of Object.entries(basics))
    if (!knownBasics.has(field) && value !== '') leave(`basics.${field}`, textOf(value));
  for (const { network, username, url } of entries(basics.profiles)) {
    const address = addressOf(url);
    const label = textOf(network) ?? (address && new URL(address).host);
    if (address && label) found.profiles.push({ kind: kindOf(label, address), label, url: address });
    else leave('basics.profiles', `${label ?? ''} ${textOf(username) ?? ''} has no address`.trim());
  }

  for (const job of entries(resume.work)) {
    const own = ownPart(job.career);
    const [project, ...rest] = texts(job.highlights);
    const name = [textOf(job.position), textOf(job.name ?? job.company)].filter(Boolean).join(', ');
    const { time, unread } = readTime(textOf(job.startDate), textOf(job.endDate));
    if (unread) leave(`work (${name})`, `the dates ${unread} are kept in words`);
    const summary = own ? undefined : textOf(job.summary);
    const built = project ?? summary;
    found.roles.push({
      ...time,
      ...{ title: textOf(job.position), company: textOf(job.name ?? job.company) },
      ...(built && { project: own ? built : shortened(built, 60) }),
      ...(own && { own }),
    } as ImportedRole);
    const more = [project && summary, ...rest].filter(Boolean);
    if (more.length > 0) leave(`work (${name})`, `${more.length} more of its summary and highlights`);
  }

  for (const project of entries(resume.projects)) {
    const title = textOf(project.name);
    const description = textOf(project.description) ?? texts(project.highlights)[0];
    const [code] = texts(project.highlights).flatMap((line) => addressOf(line.match(/https:\S+$/)?.[0]) ?? []);
    found.projects.push({
      ...(title && { title }),
      ...(description && { description: shortened(description, 160) }),
      ...(addressOf(project.url) && { link: addressOf(project.url) }),
      ...(code && { github: code }),
    } as Imported['projects'][number]);
  }

  const interests = entries(resume.interests).flatMap(({ name }) => textOf(name) ?? []);
  const skills = entries(resume.skills).flatMap(({ name }) => textOf(name) ?? []);
  found.topics = interests.length > 0 ? interests : skills;
  if (interests.length > 0 && skills.length > 0) leave('skills', skills.join(', '));

  for (const { name, releaseDate, summary, url, article } of entries(resume.publications)) {
    const { category, readTime: time } = entry(article);
    const post = {
      title: textOf(name),
      excerpt: textOf(summary),
      date: textOf(releaseDate),
      readTime: textOf(time),
      category: textOf(category),
    };
    if (Object.values(post).every(Boolean) && !isoDate(post.date ?? ''))
      found.posts.push({ ...(post as Post), link: addressOf(url) ?? null });
    else leave('publications', `${post.title}: a post also has an excerpt, a category and a reading time`);
  }

  for (const [section, value] of Object.entries(resume))
    if (!known.has(section) && count(value) !== '0 entries') leave(section, count(value));
  return found;
}
