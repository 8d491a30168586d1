import { expect, test } from 'vitest';
import { owner } from '#content/content.ts';
import { emailInFooter } from './footer.ts';

const mailbox = { kind: 'mail', url: 'mailto:you@example.com' } as const;

test.each([
  ['booking alone', {}, ['hero'], owner.email],
  ['a newsletter, which shows it', {}, ['hero', 'newsletter'], undefined],
  [
    "a service's newsletter",
    { newsletter: { action: 'https://a.test' } },
    ['newsletter'],
    owner.email,
  ],
  ['a profile with it', { profiles: [mailbox] }, ['hero'], undefined],
  ['a button that opens a message', { booking: undefined }, ['hero'], undefined],
] as const)('the footer of a site with %s', (_, changes, sections, expected) => {
  expect(emailInFooter({ ...owner, ...changes } as never, sections)).toBe(expected);
});
