/** The platforms where owners have profiles. */

/**
 * The hostnames of a platform (none if it is only self-hosted), and the name of its icon in the
 * icon library if that differs from the key.
 */
export type ProfilePlatform = { hostnames: string[]; icon?: string };

export const profilePlatforms = {
  github: { hostnames: ['github.com'] },
  gitlab: { hostnames: ['gitlab.com'] },
  codeberg: { hostnames: ['codeberg.org'] },
  bitbucket: { hostnames: ['bitbucket.org'] },
  sourcehut: { hostnames: ['sr.ht', 'git.sr.ht'] },
  forgejo: { hostnames: [] },
  linkedin: { hostnames: ['linkedin.com'] },
  xing: { hostnames: ['xing.com'] },
  orcid: { hostnames: ['orcid.org'] },
  mastodon: { hostnames: ['mastodon.social', 'mastodon.online', 'hachyderm.io', 'fosstodon.org'] },
  bluesky: { hostnames: ['bsky.app'] },
  x: { hostnames: ['x.com', 'twitter.com'] },
  threads: { hostnames: ['threads.net', 'threads.com'] },
  instagram: { hostnames: ['instagram.com'] },
  facebook: { hostnames: ['facebook.com'] },
  reddit: { hostnames: ['reddit.com'] },
  telegram: { hostnames: ['t.me'] },
  youtube: { hostnames: ['youtube.com', 'youtu.be'] },
  vimeo: { hostnames: ['vimeo.com'] },
  twitch: { hostnames: ['twitch.tv'] },
  peertube: { hostnames: ['peertube.tv', 'framatube.org'] },
  medium: { hostnames: ['medium.com'] },
  devto: { hostnames: ['dev.to'], icon: 'devdotto' },
  substack: { hostnames: ['substack.com'] },
  hashnode: { hostnames: ['hashnode.com', 'hashnode.dev'] },
  stackoverflow: { hostnames: ['stackoverflow.com'] },
} satisfies Record<string, ProfilePlatform>;

type Platform = keyof typeof profilePlatforms;
const platforms = Object.keys(profilePlatforms) as Platform[];

/** Kinds of profiles that are not a platform. */
const neutralKinds = ['code', 'network', 'feed', 'mail', 'other'] as const;
export type NeutralKind = (typeof neutralKinds)[number];
export const profileKinds: (Platform | NeutralKind)[] = [...neutralKinds, ...platforms];

/** The platform that a URL belongs to. */
export function platformOfUrl(url: string): Platform | undefined {
  const host = `.${URL.parse(url)?.hostname}`;
  return platforms.find((platform) =>
    profilePlatforms[platform].hostnames.some((hostname) => host.endsWith(`.${hostname}`)),
  );
}
