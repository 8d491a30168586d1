/** The marks of profiles, from icon libraries that are never shipped. */
import { icons as plainIcons } from '@iconify-json/bi';
import { icons as brandIcons } from '@iconify-json/simple-icons';
import type { Profile } from '#schema/owner.ts';
import {
  type NeutralKind,
  type ProfilePlace,
  placeOfUrl,
  profilePlaces,
} from '#schema/profile-kinds.ts';

/** A mark as one path in a square box. */
export type ProfileMark = { size: number; path: string };

/** Icons that are no company's mark. */
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
    throw new Error(`the icon library has no mark '${name}' of one path`);
  return { size: library.width ?? 16, path };
}

const isNeutral = (kind: Profile['kind']): kind is NeutralKind => kind in neutralIcons;

/**
 * The mark of the place that the profile's kind names or its URL belongs to; otherwise a neutral
 * one.
 */
export function profileMark({ kind, url }: Profile): ProfileMark {
  const place = isNeutral(kind) ? placeOfUrl(url) : kind;
  if (!place) return markFrom(plainIcons, neutralIcons[kind as NeutralKind]);
  return markFrom(brandIcons, (profilePlaces[place] as ProfilePlace).mark ?? place);
}
