import type { Owner } from '#schema/owner.ts';

/** Who the site is about and how to reach them. */
export const owner: Owner = {
  name: 'Your Name',
  tagline: 'Entrepreneur and Engineer',
  pitch:
    'I built observability, databases and data platforms before I founded a mining and energy company. Now I help startups and businesses build scalable software that keeps working.',
  description:
    'Entrepreneur and engineer. I help startups and businesses build software that scales: data platforms, infrastructure and products people pay for.',
  email: 'you@example.com',
  site: 'https://example.com',
  booking: 'https://example.com/book-a-call',
  newsletter: {},
  profiles: [
    { kind: 'code', url: 'https://example.com/code-profile' },
    {
      kind: 'network',

      url: 'https://example.com/network-profile',
    },
  ],
};
