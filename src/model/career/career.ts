/** The career of the content, laid out. */
import { careerConnections, careerItems, owner, strings } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { withTime } from './career-time.ts';
import { layOutCareer } from './lay-out-career.ts';

const laidOut = layOutCareer(
  careerItems.map((item) => withTime(item, language, strings.experience)),
  careerConnections,
);

/** Whether levels stand for responsibility. Levels that an import proposes only follow time. */
export const claimsLevels = !owner.proposals?.includes('levels');

/** Whether the career climbs to a summit. */
export const hasSummit = claimsLevels || careerItems.length > 2;

export const career = claimsLevels ? laidOut : { ...laidOut, levelLines: [] };
