import { translate } from '#content/translate.ts';
import type { Resume } from '#schema/resume.ts';
import { resume as english } from '../resume.ts';

export const resume: Resume = {
  ...english,
  education: translate(english.education, { 'Harbour University': { area: 'Informatik' } }),
  skills: translate(english.skills, { Databases: { name: 'Datenbanken' } }),
};
