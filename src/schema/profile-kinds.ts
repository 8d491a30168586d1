/** The places where owners have profiles. */

/**
 * The hosts of a place, none if it is self-hosted, and the name of its mark in the icon library if
 * that differs.
 */
export type ProfilePlace = { hosts: string[]; mark?: string };

export const profilePlaces = {
  github: { hosts: ['github.com'] },
  gitlab: { hosts: ['gitlab.com'] },
  codeberg: { hosts: ['codeberg.org'] },
  bitbucket: { hosts: ['bitbucket.org'] },
  sourcehut: { hosts: ['sr.ht', 'git.sr.ht'] },
  forgejo: { hosts: [] },
  linkedin: { hosts: ['linkedin.com'] },
  xing: { hosts: ['xing.com'] },
  orcid: { hosts: ['orcid.org'] },
  mastodon: { hosts: ['mastodon.social', 'mastodon.online', 'hachyderm.io', 'fosstodon.org'] },
  bluesky: { hosts: ['bsky.app'] },
  x: { hosts: ['x.com', 'twitter.com'] },
  threads: { hosts: ['threads.net', 'threads.com'] },
  instagram: { hosts: ['instagram.com'] },
  facebook: { hosts: ['facebook.com'] },
  reddit: { hosts: ['reddit.com'] },
  telegram: { hosts: ['t.me'] },
  youtube: { hosts: ['youtube.com', 'youtu.be'] },
  vimeo: { hosts: ['vimeo.com'] },
  twitch: { hosts: ['twitch.tv'] },
  peertube: { hosts: [] },
  medium: { hosts: ['medium.com'] },
  devto: { hosts: ['dev.to'], mark: 'devdotto' },
  substack: { hosts: ['substack.com'] },
  hashnode: { hosts: ['hashnode.com', 'hashnode.dev'] },
  stackoverflow: { hosts: ['stackoverflow.com'] },
} satisfies Record<string, ProfilePlace>;

type Place = keyof typeof profilePlaces;

/** Kinds of profiles without a place of their own. */
const neutralKinds = ['code', 'network', 'feed', 'mail', 'other'] as const;
export type NeutralKind = (typeof neutralKinds)[number];
export type ProfileKind = Place | NeutralKind;
export const profileKinds: ProfileKind[] = [
  ...neutralKinds,
  ...(Object.keys(profilePlaces) as Place[]),
];

const isAt = (url: string, host: string) =>
  URL.canParse(url) && `.${new URL(url).hostname}`.endsWith(`.${host}`);

/** The place whose host is in a URL. */
export const placeOfUrl = (url: string) =>
  (Object.keys(profilePlaces) as Place[]).find((place) =>
    profilePlaces[place].hosts.some((host) => isAt(url, host)),
  );

/** The kind of a profile by the name of its place or by its URL. */
export function profileKind(name: string, url: string): ProfileKind {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  return key in profilePlaces ? (key as Place) : (placeOfUrl(url) ?? 'other');
}
