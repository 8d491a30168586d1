import { words } from '#schema/content.ts';
import type { Profile } from '#schema/owner.ts';
import { placeOfUrl } from '#schema/profile-kinds.ts';
import type { FullWords } from '#schema/words.ts';

const isNamed = (kind: string): kind is keyof FullWords['profiles'] => kind in words.profiles;

/** A profile's name: the owner's, or that of its kind in the site's language, or its host. */
export const profileLabel = ({ kind, label, url }: Profile): string =>
  label ??
  (isNamed(kind) && !placeOfUrl(url)
    ? words.profiles[kind]
    : new URL(url).hostname.replace(/^www\./, ''));
