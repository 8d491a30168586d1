import type { Resume } from '#schema/resume.ts';

/**
 * What /resume shows beyond roles and projects: education, skills, languages and more. The site
 * has no /resume if all of it is empty and no role has details.
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
