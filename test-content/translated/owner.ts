import type { Owner } from '#schema/owner.ts';

/** A site in English, with translations into German and Arabic. */
export const owner: Owner = {
  name: 'Nora Brandt',
  tagline: 'Entrepreneur and Engineer',
  pitch:
    'I help startups and established businesses turn a promising idea into scalable software that keeps working as it grows.',
  description: 'Entrepreneur and engineer. Software that scales, for startups and businesses.',
  email: 'nora@brandt.test',
  site: 'https://brandt.test',
  booking: 'https://meet.brandt.test/first-call',
  newsletter: {},
  portrait: { file: 'portrait.jpg', alt: 'Nora at her desk' },
  profiles: [{ kind: 'code', url: 'https://github.com/nora-brandt' }],
};
