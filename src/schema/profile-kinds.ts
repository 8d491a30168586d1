/** The platforms of profiles: each name and its hostnames; none if it is only self-hosted. */
export const platforms = {
  github: ['GitHub', 'github.com'],
  gitlab: ['GitLab', 'gitlab.com'],
  codeberg: ['Codeberg', 'codeberg.org'],
  bitbucket: ['Bitbucket', 'bitbucket.org'],
  sourcehut: ['SourceHut', 'sr.ht', 'git.sr.ht'],
  forgejo: ['Forgejo'],
  linkedin: ['LinkedIn', 'linkedin.com'],
  xing: ['XING', 'xing.com'],
  orcid: ['ORCID', 'orcid.org'],
  mastodon: ['Mastodon', 'mastodon.social', 'mastodon.online', 'hachyderm.io', 'fosstodon.org'],
  bluesky: ['Bluesky', 'bsky.app'],
  x: ['X', 'x.com', 'twitter.com'],
  threads: ['Threads', 'threads.net', 'threads.com'],
  instagram: ['Instagram', 'instagram.com'],
  facebook: ['Facebook', 'facebook.com'],
  reddit: ['Reddit', 'reddit.com'],
  telegram: ['Telegram', 't.me'],
  youtube: ['YouTube', 'youtube.com', 'youtu.be'],
  vimeo: ['Vimeo', 'vimeo.com'],
  twitch: ['Twitch', 'twitch.tv'],
  peertube: ['PeerTube', 'peertube.tv', 'framatube.org'],
  medium: ['Medium', 'medium.com'],
  devto: ['DEV', 'dev.to'],
  substack: ['Substack', 'substack.com'],
  hashnode: ['Hashnode', 'hashnode.com', 'hashnode.dev'],
  stackoverflow: ['Stack Overflow', 'stackoverflow.com'],
} satisfies Record<string, [name: string, ...hostnames: string[]]>;

type Platform = keyof typeof platforms;
const platformKinds = Object.keys(platforms) as Platform[];

/** Kinds of profiles that are not a platform. */
const neutralKinds = ['code', 'network', 'feed', 'mail', 'other'] as const;
export type NeutralKind = (typeof neutralKinds)[number];
export const profileKinds: (Platform | NeutralKind)[] = [...neutralKinds, ...platformKinds];

/** The platform that a URL belongs to. */
export function platformOfUrl(url: string): Platform | undefined {
  const host = `.${URL.parse(url)?.hostname}`;
  return platformKinds.find((platform) =>
    platforms[platform].slice(1).some((hostname) => host.endsWith(`.${hostname}`)),
  );
}

/** The platform of a name as people write it: 'Stack Overflow', 'dev.to'. */
export function platformNamed(name = ''): Platform | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return platformKinds.find((platform) =>
    [platform, platforms[platform][0]].map(letters).includes(letters(name)),
  );
}

/** The platform of a profile: its kind, or that of its URL. */
export const platformOf = ({ kind, url }: { kind: Platform | NeutralKind; url: string }) =>
  Object.hasOwn(platforms, kind) ? (kind as Platform) : platformOfUrl(url);

export function platformName(profile: Parameters<typeof platformOf>[0]): string | undefined {
  const platform = platformOf(profile);
  return platform && platforms[platform][0];
}
