import { strings } from '#schema/content.ts';
import type { Profile } from '#schema/owner.ts';
import { platformOfUrl } from '#schema/profile-kinds.ts';
import type { UiStrings } from '#schema/strings.ts';

const isNamed = (kind: string): kind is keyof UiStrings['profiles'] => kind in strings.profiles;

/** A profile's name: its label, or its kind in the site's language, or its hostname. */
export const profileLabel = ({ kind, label, url }: Profile): string =>
  label ??
  (isNamed(kind) && !platformOfUrl(url)
    ? strings.profiles[kind]
    : new URL(url).hostname.replace(/^www\./, ''));
