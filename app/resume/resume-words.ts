import type { ResumeWords } from '#content-types/words.ts';
import { words } from '../content.ts';

const english: ResumeWords = {
  page: 'Résumé',
  more: 'More on the résumé',
  description: (name, tagline) => `The résumé of ${name}, ${tagline}.`,
  parts: {
    work: 'Experience',
    projects: 'Projects',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    publications: 'Publications',
    talks: 'Talks',
    awards: 'Awards',
    volunteer: 'Volunteering',
    interests: 'Interests',
    references: 'References',
  },
  since: (start) => `since ${start}`,
  used: 'Used:',
  by: (name) => `by ${name}`,
};

/** The sentences of /resume: in English where the content's words have none of their own. */
export const resumeWords: ResumeWords = { ...english, ...words.resume };
