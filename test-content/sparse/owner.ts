import type { Owner } from '#schema/owner.ts';

/** A site in French of someone with one role and nothing else. */
export const owner: Owner = {
  name: 'Camille Aubry',
  lang: 'fr',
  tagline: 'Ingénieure hydraulique',
  pitch: 'Je dimensionne des réseaux d’eau potable pour des communes de montagne.',
  description: '',
  email: 'camille@aubry.test',
  site: 'https://aubry.test',
  profiles: [],
};
