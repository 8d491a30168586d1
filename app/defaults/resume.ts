/** Stands in for app/content/resume.ts where a folder of content has none: it came with a later version. */
import type { Resume } from '#content-types/resume.ts';

export const resume: Resume = {};
