/** The platforms where owners have profiles. */

/** The hostnames of each platform; none if it is only self-hosted. */
export const hostnames = {
  github: ['github.com'],
  gitlab: ['gitlab.com'],
  codeberg: ['codeberg.org'],
  bitbucket: ['bitbucket.org'],
  sourcehut: ['sr.ht', 'git.sr.ht'],
  forgejo: [],
  linkedin: ['linkedin.com'],
  xing: ['xing.com'],
  orcid: ['orcid.org'],
  mastodon: ['mastodon.social', 'mastodon.online', 'hachyderm.io', 'fosstodon.org'],
  bluesky: ['bsky.app'],
  x: ['x.com', 'twitter.com'],
  threads: ['threads.net', 'threads.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  reddit: ['reddit.com'],
  telegram: ['t.me'],
  youtube: ['youtube.com', 'youtu.be'],
  vimeo: ['vimeo.com'],
  twitch: ['twitch.tv'],
  peertube: ['peertube.tv', 'framatube.org'],
  medium: ['medium.com'],
  devto: ['dev.to'],
  substack: ['substack.com'],
  hashnode: ['hashnode.com', 'hashnode.dev'],
  stackoverflow: ['stackoverflow.com'],
} satisfies Record<string, string[]>;

type Platform = keyof typeof hostnames;
const platforms = Object.keys(hostnames) as Platform[];

/** Kinds of profiles that are not a platform. */
const neutralKinds = ['code', 'network', 'feed', 'mail', 'other'] as const;
export type NeutralKind = (typeof neutralKinds)[number];
export const profileKinds: (Platform | NeutralKind)[] = [...neutralKinds, ...platforms];

/** The platform that a URL belongs to. */
export function platformOfUrl(url: string): Platform | undefined {
  const host = `.${URL.parse(url)?.hostname}`;
  return platforms.find((platform) =>
    hostnames[platform].some((hostname) => host.endsWith(`.${hostname}`)),
  );
}
