import type { Resume } from '#schema/resume.ts';

export const resume: Resume = {
  education: [
    { institution: '東海工業大学', studyType: '修士', area: '水文学', endDate: '2011-03' },
  ],
  languages: [{ language: '日本語', fluency: '母語' }],
};
