import type { Owner } from '#schema/owner.ts';

/** A long name, a long tagline, most optional fields, and many kinds of profiles. */
export const owner: Owner = {
  name: 'Maximiliane Oyelaran-Brückner',
  tagline: 'Founder, Data Engineer and Adviser to Ports and Shipping Companies',
  pitch:
    'I build the systems that tell a port what is where: crane telemetry, berth planning, and the databases under both. For terminals that lose hours to spreadsheets, and for the engineers who inherit them.',
  description:
    'Data platforms for ports and shipping companies, built and explained by one engineer in Hamburg.',
  portrait: { file: 'owner.jpg', alt: 'Maximiliane at the harbour' },
  availability: 'Free for one project from March.',
  email: 'post+web@oyelaran-brueckner.dev',
  site: 'https://oyelaran-brueckner.dev',
  booking: 'https://cal.oyelaran-brueckner.dev/call?length=30&from=site',
  newsletter: {},
  contact: { action: 'https://forms.test/messages' },
  testimonials: [
    {
      text: 'She found in a week what had cost us a crane hour a day for years. The berth plan has not been printed since.',
      name: 'Ingrid Vasquez',
      role: 'Terminal manager, Hafen Ost',
      url: 'https://hafen-ost.example.net/news/berth-plan',
    },
    {
      text: 'Clear words, clean code, and a system that my team still changes without fear.',
      name: 'Tomasz Lind',
    },
  ],
  profiles: [
    { kind: 'code', label: 'Own forge', url: 'https://git.oyelaran-brueckner.dev/max' },
    {
      kind: 'network',
      label: 'Professional network',
      url: 'https://www.linkedin.com/in/oyelaran-brueckner',
    },
    { kind: 'mastodon', label: 'Mastodon', url: 'https://hachyderm.io/@max' },
    { kind: 'bluesky', label: 'Bluesky', url: 'https://bsky.app/profile/oyelaran-brueckner.dev' },
    { kind: 'youtube', label: 'Talks', url: 'https://www.youtube.com/@oyelaran' },
    { kind: 'feed', label: 'Feed', url: 'https://notes.oyelaran-brueckner.dev/feed.xml' },
    { kind: 'other', label: 'Slides', url: 'https://slides.oyelaran-brueckner.dev' },
  ],
};
