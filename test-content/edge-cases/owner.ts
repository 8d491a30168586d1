import type { Owner } from '#schema/owner.ts';
import { owner as shipped } from '../default/owner.ts';

/** Content that no other test site has: a name that needs escaping, forms of services and others. */
export const owner: Owner = {
  ...shipped,
  name: `Ada "A" <O'Neil> & Sons, Ltd; שם 👩🏽‍🚀`,
  site: 'https://ada.dev',
  email: 'ada@ada.dev',
  booking: 'https://ada.dev/call',
  newsletter: {
    action: 'https://letters.test/subscribe',
    field: 'mail',
    hidden: { tag: 'site' },
    redirects: ['https://thanks.test'],
  },
  contact: { action: 'https://forms.test/messages' },
  verification: { 'google-site-verification': 'abc' },
  fediverse: '@edge@social.test',
  profiles: [{ kind: 'code', label: 'Code', url: 'https://ada.dev/code' }],
};
