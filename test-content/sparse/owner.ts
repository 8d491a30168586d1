import type { Owner } from '#schema/owner.ts';

/** Someone with one role and nothing else to show, in French. */
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
