/** The whole content, for the check and for generated files. Only Vite can load it. */
import type { Resume } from '#content-types/resume.ts';
import * as content from './content.ts';

/** The first version of the content had no such file. */
const [file] = Object.values(
  import.meta.glob<{ resume: Resume }>('#content/resume.ts', { eager: true }),
);

export const resume: Resume = file ? file.resume : {};

const all = { ...content, resume };

export { all as content };
export type Content = typeof all;
