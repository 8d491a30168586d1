import type { Resume } from '#schema/resume.ts';

export const resume: Resume = {
  education: [
    {
      institution: 'Harbour University',
      studyType: 'Master',
      area: 'Computer science',
      startDate: '2004',
      endDate: '2009',
    },
  ],
  skills: [{ name: 'Databases', keywords: ['PostgreSQL', 'SQLite'] }],
};
