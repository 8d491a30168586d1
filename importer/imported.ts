/** The common form of all resumes. */
import type { Owner, Profile } from '../src/schema/owner.ts';
import { platformNamed, platformOfUrl } from '../src/schema/profile-kinds.ts';
import type { Project } from '../src/schema/projects.ts';
import type { Resume } from '../src/schema/resume.ts';
import type { RoleFacts } from '../src/schema/role-facts.ts';
import { emailPattern } from '../src/schema/values.ts';
import { plainText } from './clean-text.ts';
import { asRecord } from './entries.ts';

/** A role, with months ('2019-04') or years if known. */
export type ImportedRole = Partial<Omit<RoleFacts, 'duration' | 'project'>>;

export type ImportedProject = Partial<Omit<Project, 'drawing' | 'picture'>>;

export type Imported = {
  owner: Partial<Owner> & { profiles: Profile[] };
  /** In any order. */
  roles: ImportedRole[];
  projects: ImportedProject[];
  resume: Resume;
  /** Facts for which the content has no field, and texts of JSON Resume's examples, a line each. */
  skipped: string[];
  examples?: string[];
  /** How many of its texts arrived, of how many. */
  share: [arrived: number, all: number];
  /** Whether the texts are too short to tell their language. */
  isLanguageUnclear?: boolean;
};

/** An https URL, also of a record `{ url }`: adds a missing scheme and replaces http. */
function readUrl(value: unknown): string | undefined {
  const copied = plainText(asRecord(value).url ?? value)?.replace(
    /^\p{Cf}+|(?<!\p{Cf})\p{Cf}+$/gu,
    '',
  );
  const text = copied?.replace(
    /^(?:https?:)?\/\/|^(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]|$))/i,
    'https://',
  );
  if (!text?.startsWith('https://') || !URL.canParse(text) || /\s/.test(text)) return undefined;
  const { hostname } = new URL(text);
  // A file's name is not a hostname.
  return /\.[a-z\d-]{2,}$/i.test(hostname) && !/\.(html?|php|pdf|docx?)$/i.test(hostname)
    ? text
    : undefined;
}

/** The first value that is a URL. */
export const parseUrl = (...values: unknown[]) => values.map(readUrl).find(Boolean);

/** A URL's hostname, without `www`. */
export const hostnameOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

export function parseEmail(value: unknown): string | undefined {
  const text = plainText(value)?.replace(/^mailto:/, '');
  return text && emailPattern.test(text) ? text : undefined;
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Adds a profile, unless it is the front page of a network. */
export function addUrl({ owner, skipped }: Imported, url: string, label?: string, network = label) {
  const { pathname, search } = new URL(url);
  const kind =
    platformNamed(network) ?? platformOfUrl(url) ?? (url.startsWith('mailto:') ? 'mail' : 'other');
  if (kind !== 'other' && /^\/((in|feed|home)\/?)?$/.test(pathname) && !search)
    skipped.push(`profile: ${url} is not the page of a person`);
  else {
    const known = owner.profiles.find((profile) => withoutSlash(profile.url) === withoutSlash(url));
    if (!known) owner.profiles.push({ kind, label: label ?? hostnameOf(url), url });
    // The site may also be a profile, which has a label.
    else if (label && known.label === hostnameOf(url)) Object.assign(known, { kind, label });
  }
}
