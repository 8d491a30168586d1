import { expect, test } from 'vitest';
import type { Profile } from '#schema/owner.ts';
import { profileMark } from './profile-marks.ts';

const mark = (kind: Profile['kind'], url = 'https://example.com') =>
  profileMark({ kind, url, label: 'A place' });

test('a platform is recognized by its hostname, and some can be self-hosted', () => {
  expect(mark('code', 'https://github.com/ada')).toEqual(mark('github'));
  expect(mark('network', 'https://www.linkedin.com/in/ada')).toEqual(mark('linkedin'));
  expect(mark('network', 'https://hachyderm.io/@ada')).toEqual(mark('mastodon'));
  expect(mark('mastodon', 'https://social.ada.dev/@ada')).toEqual(
    mark('mastodon', 'https://mastodon.social/@ada'),
  );
});

test("no platform has another company's mark", () => {
  expect(mark('code', 'https://notgithub.com/ada')).not.toEqual(mark('github'));
  const kinds = [
    'code',
    'network',
    'feed',
    'mail',
    'other',
    'github',
    'gitlab',
    'mastodon',
    'devto',
    'x',
  ] as const;
  expect(new Set(kinds.map((kind) => mark(kind).path)).size).toBe(kinds.length);
});
