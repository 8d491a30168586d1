/** The laid-out career of the content. */
import { careerConnections, careerItems, owner, strings } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { withTime } from './career-time.ts';
import { layOutCareer } from './lay-out-career.ts';

const laidOut = layOutCareer(
  careerItems.map((item) => withTime(item, language, strings.experience)),
  careerConnections,
);

/** Whether levels mean responsibility. An import derives levels from dates alone. */
export const claimsLevels = !owner.proposals?.includes('levels');

/** Whether the career has a summit: a role that the graph and the route highlight as the top. */
export const hasSummit = claimsLevels || careerItems.length > 2;

export const career = claimsLevels ? laidOut : { ...laidOut, levelLines: [] };
