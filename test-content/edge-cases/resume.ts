import type { Resume } from '#schema/resume.ts';

/** All parts are empty, so this site has no /resume. */
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
