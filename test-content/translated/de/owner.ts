import type { Owner } from '#schema/owner.ts';
import { owner as english } from '../owner.ts';

export const owner: Owner = {
  ...english,
  lang: 'de',
  tagline: 'Unternehmerin und Ingenieurin',
  pitch:
    'Ich helfe jungen und alten Unternehmen, aus einer guten Idee Software zu machen, die mitwächst und weiterläuft.',
  description: 'Unternehmerin und Ingenieurin. Software, die mitwächst.',
  portrait: { file: 'portrait.jpg', alt: 'Nora am Schreibtisch' },
};
