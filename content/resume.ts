import type { Resume } from '#schema/resume.ts';

/**
 * What /resume shows beyond roles and projects: education, skills, languages and more. If all is
 * empty and no role has details, there is no such page.
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
