import { toContent } from '#importer/content-modules.ts';
import { readResume } from '#importer/json-resume.ts';

/** What a resume becomes, and what is skipped. */
export const importSource = (source: object) => {
  const found = readResume({ basics: { name: 'Jo' }, ...source });
  return { ...toContent(found), skipped: found.skipped };
};
