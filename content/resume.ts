import type { Resume } from '#schema/resume.ts';

/**
 * What /resume shows beyond your roles and projects: education, skills, languages and more. Where all is empty, and no
 * role has more to say than its card, there is no such page.
 */
export const resume: Resume = {
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  publications: [],
  talks: [],
  awards: [],
  volunteer: [],
  interests: [],
  references: [],
};
