/** The marks of profiles, from icon libraries of which only the used paths are published. */
import { icons as plainIcons } from '@iconify-json/bi';
import { icons as brandIcons } from '@iconify-json/simple-icons';
import type { Profile } from '#schema/owner.ts';
import {
  type NeutralKind,
  type ProfilePlatform,
  platformOfUrl,
  profilePlatforms,
} from '#schema/profile-kinds.ts';

/** A mark as one path in a square box. */
export type ProfileMark = { size: number; path: string };

/** Icons for kinds that are not a platform. */
const neutralIcons: Record<NeutralKind, string> = {
  code: 'code-slash',
  network: 'people-fill',
  feed: 'rss-fill',
  mail: 'envelope-fill',
  other: 'globe2',
};

function markFrom(library: typeof plainIcons, name: string): ProfileMark {
  const { body = '' } = library.icons[name] ?? {};
  const [path, ...others] = [...body.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d);
  if (!path || others.length > 0)
    throw new Error(`the icon library has no mark '${name}' that is a single path`);
  return { size: library.width ?? 16, path };
}

const isNeutral = (kind: Profile['kind']): kind is NeutralKind => kind in neutralIcons;

/**
 * The mark of the platform that the profile's kind names or that its URL belongs to; otherwise a
 * neutral icon.
 */
export function profileMark({ kind, url }: Profile): ProfileMark {
  const platform = isNeutral(kind) ? platformOfUrl(url) : kind;
  if (!platform) return markFrom(plainIcons, neutralIcons[kind as NeutralKind]);
  return markFrom(brandIcons, (profilePlatforms[platform] as ProfilePlatform).mark ?? platform);
}
