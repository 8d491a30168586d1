import { toContent } from '#importer/content-modules.ts';
import { readResume } from '#importer/json-resume.ts';

/** The content that a resume becomes, and the texts that are left out. */
export const importSource = (source: object) => {
  const found = readResume({ basics: { name: 'Jo' }, ...source });
  return { ...toContent(found), skipped: found.skipped, examples: found.examples };
};
