/** The icons and labels of profiles. Only the used paths of the icon libraries are published. */
import { icons as plainIcons } from '@iconify-json/bi';
import { icons as brandIcons } from '@iconify-json/simple-icons';
import { strings } from '#content/content.ts';
import type { Profile } from '#schema/owner.ts';
import { type NeutralKind, platformName, platformOf } from '#schema/profile-kinds.ts';

/** An icon as one path in a square box. */
type ProfileIcon = { size: number; path: string };

/** Icons for kinds that are not a platform. */
const neutralIcons: Record<NeutralKind, string> = {
  code: 'code-slash',
  network: 'people-fill',
  feed: 'rss-fill',
  mail: 'envelope-fill',
  other: 'globe2',
};

function iconFrom(library: typeof plainIcons, name: string): ProfileIcon {
  const { body = '' } = library.icons[name] ?? {};
  const [path, ...others] = [...body.matchAll(/<path\b[^<>]* d="([^"]+)"/g)].map(([, d]) => d);
  if (!path || others.length > 0)
    throw new Error(`the icon library has no icon '${name}' that is a single path`);
  return { size: library.width ?? 16, path };
}

/** The icon of the platform that the profile's kind or URL names; otherwise a neutral icon. */
export function profileIcon(profile: Profile): ProfileIcon {
  const platform = platformOf(profile);
  if (!platform) return iconFrom(plainIcons, neutralIcons[profile.kind as NeutralKind]);
  return iconFrom(brandIcons, platform === 'devto' ? 'devdotto' : platform);
}

/** A profile's name: its label, its platform's name, its kind in the site's language or its host. */
export const profileLabel = (profile: Profile): string =>
  profile.label ??
  platformName(profile) ??
  strings.profiles[profile.kind as keyof typeof strings.profiles] ??
  new URL(profile.url).hostname.replace(/^www\./, '');
