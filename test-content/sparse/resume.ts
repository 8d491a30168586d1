import type { Resume } from '#content-types/resume.ts';

export const resume: Resume = {};
