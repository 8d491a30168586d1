import { strings } from '#content/content.ts';
import type { Profile } from '#schema/owner.ts';
import { platformOfUrl } from '#schema/profile-kinds.ts';

/** A profile's name: its label, or its kind in the site's language, or its hostname. */
export const profileLabel = ({ kind, label, url }: Profile): string =>
  label ??
  ((!platformOfUrl(url) && strings.profiles[kind as keyof typeof strings.profiles]) ||
    new URL(url).hostname.replace(/^www\./, ''));
