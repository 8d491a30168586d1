/** The common form of all resumes. */

import { lettersAndDigits } from '../src/lib/text.ts';
import type { Owner, Profile } from '../src/schema/owner.ts';
import { profileKind } from '../src/schema/profile-kinds.ts';
import type { Project } from '../src/schema/projects.ts';
import type { Resume } from '../src/schema/resume.ts';
import type { RoleFacts } from '../src/schema/role-facts.ts';
import { emailPattern } from '../src/schema/values.ts';
import { plainText } from './clean-text.ts';

/** A role, with months ('2019-04') or years if known. */
export type ImportedRole = Partial<Omit<RoleFacts, 'duration' | 'project'>>;

export type ImportedProject = Partial<Omit<Project, 'drawing' | 'picture'>>;

type ImportedOwner = Partial<Owner> & { profiles: Profile[] };

export type Imported = {
  owner: ImportedOwner;
  /** In any order. */
  roles: ImportedRole[];
  projects: ImportedProject[];
  resume: Resume;
  /** Facts for which the content has no field, a line each. */
  skipped: string[];
  /** The URL that is probably the person's site. */
  proposedSite?: string;
};

/** An https URL: adds a missing scheme and replaces http. */
export function parseUrl(value: unknown): string | undefined {
  const copied = plainText(value)?.replace(/^\p{Cf}+|\p{Cf}+$/gu, '');
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

/** A URL's hostname, without `www`. */
export const hostnameOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

export function parseEmail(value: unknown): string | undefined {
  const text = plainText(value)?.replace(/^mailto:/, '');
  return text && emailPattern.test(text) ? text : undefined;
}

/** Services that publish pages of many people. */
const sharedHostname =
  /(^|\.)(scholar\.google\.[a-z.]+|researchgate\.net|academia\.edu|behance\.net|dribbble\.com|kaggle\.com|leetcode\.com|hackerrank\.com|about\.me|linktr\.ee|docs\.google\.com|drive\.google\.com|sites\.google\.com|notion\.(so|site)|angel\.co|wellfound\.com|upwork\.com|npmjs\.com|pypi\.org|goodreads\.com|soundcloud\.com|pinterest\.[a-z.]+|vk\.com|habr\.com|qiita\.com|zhihu\.com|weibo\.com)$/;

/** A name as hostnames have it: without accents, spaces and punctuation. */
const asHostname = (text: string) => lettersAndDigits(text.normalize('NFKD'));

/** The parts of a hostname between dots and hyphens, without the top-level domain. */
const hostnameParts = (hostname: string) => hostname.split(/[.-]/).slice(0, -1).map(asHostname);

/** Whether a hostname has the domain of an employer, a school or another organization. */
function isOrganization(hostname: string, { roles, resume }: Imported): boolean {
  const { education = [], volunteer = [] } = resume;
  const others = [...education, ...volunteer].map(({ url }) => url);
  return [...roles.map(({ link }) => link), ...others].some((url) => {
    const other = url && hostnameOf(url);
    return other && (`.${other}`.endsWith(`.${hostname}`) || hostname.endsWith(`.${other}`));
  });
}

/**
 * Whether a part of a hostname is the person's name, with initials in place of some of its words,
 * or the name of their mailbox or account.
 */
function isPersonalHostname(hostname: string, { name = '', email = '', profiles }: ImportedOwner) {
  // German names are written without umlauts in hostnames.
  const spelled = name.replace(/[äöüÄÖÜß]/g, (letter) => (letter === 'ß' ? 'ss' : `${letter}e`));
  const wordsOf = (text: string) =>
    text
      .split(/[\s-]+/)
      .map(asHostname)
      .filter(Boolean);
  const words = [...wordsOf(name), ...wordsOf(spelled)];
  const initials = wordsOf(name).map((word) => word.slice(0, 1));
  const pattern = new RegExp(`^(${[...words, ...initials].join('|')})+$`, 'u');
  const isName = (part: string) =>
    part === initials.join('') ||
    (words.some((word) => word.length > 2 && part.includes(word)) && pattern.test(part));
  const accounts = profiles
    .filter(({ kind }) => kind !== 'other')
    .map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
  const names = [email.split('@')[0] ?? '', ...accounts].map(asHostname);
  return hostnameParts(hostname).some(
    (part) => (part.length > 3 && names.includes(part)) || (part.length > 2 && isName(part)),
  );
}

/** Labels of a personal site. The professional network's PDF has them in English. */
const personalLabel = /^(portfolio|(personal )?(web ?site|home ?page|site)|personal)$/i;

function isPersonalSite(url: string, label: string, imported: Imported): boolean {
  const { pathname, search } = new URL(url);
  const hostname = hostnameOf(url);
  if (profileKind(label, url) !== 'other' || sharedHostname.test(hostname)) return false;
  if (pathname !== '/' || search || isOrganization(hostname, imported)) return false;
  const companies = imported.roles.map(({ company = '' }) => asHostname(company));
  const isEmployer = hostnameParts(hostname).some((part) =>
    companies.some((company) => part.length > 2 && company.includes(part)),
  );
  const isMailDomain = imported.owner.email?.toLowerCase().split('@')[1] === hostname;
  return (
    (isMailDomain && !isEmployer) ||
    personalLabel.test(label) ||
    isPersonalHostname(hostname, imported.owner)
  );
}

/** Proposes a URL as the site if it is probably the person's; otherwise adds it as a profile. */
export function addUrl(imported: Imported, url: string, label?: string): void {
  const { origin, pathname, search } = new URL(url);
  const hostname = hostnameOf(url);
  const { owner, proposedSite } = imported;
  const kind = profileKind(label ?? '', url);
  const isService = kind !== 'other' || sharedHostname.test(hostname);
  if (isService && /^\/(in\/?)?$/.test(pathname) && !search)
    return void imported.skipped.push(`profile: ${url} is not the page of a person`);
  if (!proposedSite && isPersonalSite(url, label ?? '', imported)) imported.proposedSite = origin;
  else if (
    !owner.profiles.some((profile) => profile.url === url) &&
    (proposedSite !== origin || pathname !== '/' || search)
  )
    owner.profiles.push({ kind, label: label ?? hostname, url });
}
