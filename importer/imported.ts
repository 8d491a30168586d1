/** The common form of all sources. */

import type { FieldsOf } from '../src/lib/fields-of.ts';
import { lettersOnly } from '../src/lib/texts.ts';
import type { Content } from '../src/schema/content.ts';
import type { Owner, Profile } from '../src/schema/owner.ts';
import type { Post } from '../src/schema/posts.ts';
import { profileKind } from '../src/schema/profile-kinds.ts';
import type { Project } from '../src/schema/projects.ts';
import type { Resume } from '../src/schema/resume.ts';
import type { RoleFacts } from '../src/schema/role-facts.ts';
import { emailPattern } from '../src/schema/values.ts';
import { plainText } from './clean-text.ts';

/** A role, with months ('2019-04') or years if known. */
export type ImportedRole = Partial<Omit<RoleFacts, 'duration' | 'project'>>;

/** Content that a site of this kind has published. */
export type ImportedContent = Pick<
  Content,
  'owner' | 'careerItems' | 'careerConnections' | 'projects' | 'topics' | 'posts'
> & {
  resume: Resume;
};

type ImportedProject = Partial<
  FieldsOf<
    Project,
    | 'title'
    | 'description'
    | 'link'
    | 'github'
    | 'links'
    | 'start'
    | 'end'
    | 'highlights'
    | 'skills',
    'drawing' | 'picture'
  >
>;

export type Imported = {
  owner: Partial<Owner> & { profiles: Profile[] };
  /** In any order. */
  roles: ImportedRole[];
  projects: ImportedProject[];
  posts: Post[];
  resume: Resume;
  /** Facts without a place in the content, a line each. */
  skipped: string[];
  /** Facts that the owner may not want to publish. */
  published: string[];
};

export const emptyImport = (): Imported => ({
  owner: { profiles: [] },
  roles: [],
  projects: [],
  posts: [],
  resume: {},
  skipped: [],
  published: [],
});

/** An https URL: adds a missing scheme and replaces http. */
export function parseUrl(value: unknown): string | undefined {
  const text = plainText(value)?.replace(
    /^(?:https?:)?\/\/|^(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]|$))/i,
    'https://',
  );
  if (!text?.startsWith('https://') || !URL.canParse(text) || /\s/.test(text)) return undefined;
  const { hostname } = new URL(text);
  // File names are no hosts.
  return /\.[a-z\d-]{2,}$/i.test(hostname) && !/\.(html?|php|pdf|docx?)$/i.test(hostname)
    ? text
    : undefined;
}

/** A valid email address, if any. */
export function parseEmail(value: unknown): string | undefined {
  const text = plainText(value)?.replace(/^mailto:/, '');
  return text && emailPattern.test(text) ? text : undefined;
}

/** Hosts that many people share: never a site's own URL. */
const shared =
  /(^|\.)(scholar\.google\.[a-z.]+|researchgate\.net|academia\.edu|behance\.net|dribbble\.com|kaggle\.com|leetcode\.com|hackerrank\.com|about\.me|linktr\.ee|docs\.google\.com|drive\.google\.com|sites\.google\.com|notion\.(so|site)|angel\.co|wellfound\.com|upwork\.com|npmjs\.com|pypi\.org|goodreads\.com|soundcloud\.com|pinterest\.[a-z.]+|vk\.com|habr\.com|qiita\.com|zhihu\.com|weibo\.com)$/;

/** Letters without accents, as in host names. */
const plainLetters = (text: string) => lettersOnly(text.normalize('NFKD'));

/** Whether a host plausibly is a person's own: it has a part of their name or an account's. */
function isPersonalHostname(
  hostname: string,
  { name = '', email = '', profiles }: Imported['owner'],
): boolean {
  const host = plainLetters(hostname.replace(/^www\.|\.[a-z]+$/g, ''));
  // German names are written without umlauts in hosts.
  const spelled = name.replace(/[äöüÄÖÜß]/g, (letter) => (letter === 'ß' ? 'ss' : `${letter}e`));
  const parts = `${name} ${spelled}`
    .split(/\s+/)
    .map(plainLetters)
    .filter((part) => part.length > 2);
  const initials = name
    .split(/\s+/)
    .map((part) => plainLetters(part)[0])
    .join('');
  const [mailbox = '', domain] = email.toLowerCase().split('@');
  const accounts = profiles
    .filter(({ kind }) => kind !== 'other')
    .map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
  return (
    parts.some((part) => host.includes(part)) ||
    (initials.length > 2 && host === initials) ||
    hostname.replace(/^www\./, '') === domain ||
    [mailbox, ...accounts]
      .map(plainLetters)
      .some((account) => account.length > 3 && host.includes(account))
  );
}

/** Keeps a URL as the site's own if the host plausibly is the person's, otherwise as a profile. */
export function addUrl(imported: Imported, address: string, label?: string): void {
  const { hostname, origin, pathname, search } = new URL(address);
  const kind = profileKind(label ?? '', address);
  // The front page of a network is nobody's profile.
  if ((kind !== 'other' || shared.test(hostname)) && pathname === '/' && !search)
    return void imported.skipped.push(`profile: ${address} is no page of a person`);
  const isShared =
    kind !== 'other' || shared.test(hostname) || !isPersonalHostname(hostname, imported.owner);
  if (!isShared && !imported.owner.site && !label) imported.owner.site = origin;
  if (isShared || label || imported.owner.site !== origin || pathname !== '/' || search)
    if (!imported.owner.profiles.some(({ url }) => url === address))
      imported.owner.profiles.push({
        kind,
        label: label ?? hostname.replace(/^www\./, ''),
        url: address,
      });
}
