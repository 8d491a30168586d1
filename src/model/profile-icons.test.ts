import { expect, test } from 'vitest';
import type { Profile } from '#schema/owner.ts';
import { profileKinds } from '#schema/profile-kinds.ts';
import { profileIcon } from './profile-icons.ts';

const icon = (kind: Profile['kind'], url = 'https://example.com') =>
  profileIcon({ kind, url, label: 'A place' });

test('a platform is recognized by its hostname, and some can be self-hosted', () => {
  expect(icon('code', 'https://github.com/ada')).toEqual(icon('github'));
  expect(icon('network', 'https://www.linkedin.com/in/ada')).toEqual(icon('linkedin'));
  expect(icon('network', 'https://hachyderm.io/@ada')).toEqual(icon('mastodon'));
  const mastodon = icon('mastodon', 'https://mastodon.social/@ada');
  expect(icon('mastodon', 'https://social.ada.dev/@ada')).toEqual(mastodon);
});

test("no platform has another company's icon", () => {
  expect(icon('code', 'https://notgithub.com/ada')).not.toEqual(icon('github'));
  expect(new Set(profileKinds.map((kind) => icon(kind).path)).size).toBe(profileKinds.length);
});
