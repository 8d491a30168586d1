/** The marks of the places that profiles lead to. Runs when the site is built: only the marks that are used are shipped. */
import { icons as plainIcons } from '@iconify-json/bi';
import { icons as brandIcons } from '@iconify-json/simple-icons';
import type { Profile } from '#content-types/owner.ts';
import { shapesOf } from '../../components/icon-shapes.ts';

/** A mark as one path in a square box. */
export type ProfileMark = { size: number; path: string };

/** Hosts by which a place is known, and the name of its mark where it is another. Places that anyone can host have none. */
const places: Record<Exclude<Profile['kind'], keyof typeof neutral>, { hosts: string[]; mark?: string }> = {
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
};

/** Marks of no company, for kinds of places and for any other. */
const neutral = {
  code: 'code-slash',
  network: 'people-fill',
  feed: 'rss-fill',
  mail: 'envelope-fill',
  other: 'globe2',
} satisfies Partial<Record<Profile['kind'], string>>;

function markFrom(library: typeof plainIcons, name: string): ProfileMark {
  const [shape, ...others] = shapesOf(library, name);
  const path = shape?.[0] === 'path' && others.length === 0 && shape[1].d;
  if (!path) throw new Error(`the icon library has no mark '${name}' of one path`);
  return { size: library.width ?? 16, path };
}

const isAt = (url: string, host: string) => URL.canParse(url) && `.${new URL(url).hostname}`.endsWith(`.${host}`);

/** The kind of profile that a place's name or address speaks for. */
export function kindOf(name: string, url: string): Profile['kind'] {
  const called = name.toLowerCase().replace(/[^a-z]/g, '');
  const known = Object.entries(places).find(
    ([place, { hosts }]) => place === called || hosts.some((host) => isAt(url, host)),
  );
  return (known?.[0] as Profile['kind'] | undefined) ?? 'other';
}

/** The mark of a profile: of the place that its kind names, or its address; otherwise a neutral one. */
export function markOf({ kind, url }: Profile): ProfileMark {
  const known = Object.entries(places).find(([place, { hosts }]) =>
    kind in neutral ? hosts.some((host) => isAt(url, host)) : place === kind,
  );
  if (known) return markFrom(brandIcons, known[1].mark ?? known[0]);
  return markFrom(plainIcons, neutral[kind as keyof typeof neutral]);
}
