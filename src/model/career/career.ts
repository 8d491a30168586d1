/** The laid-out career of the content. */
import { careerConnections, careerItems, owner, strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { climbingOrder } from '#lib/role-order.ts';
import { withTime } from './career-time.ts';
import { findSpine } from './find-spine.ts';
import { layOutCareer } from './lay-out-career.ts';

const laidOut = layOutCareer(
  careerItems.map((item) => withTime(item, language, strings.experience)),
  careerConnections,
);

/** Whether levels are the owner's. An import derives them from dates, as a proposal. */
export const hasConfirmedLevels = !owner.proposals?.includes('levels');

/** The connections that texts mention. Those of an import are only drawn. */
export const confirmedConnections = owner.proposals?.includes('connections')
  ? []
  : careerConnections;

/** The role at the top of the graph and the route, if the career has a summit. */
export const summitRole =
  hasConfirmedLevels || careerItems.length > 2 ? climbingOrder(careerItems).at(-1) : undefined;

export const career = hasConfirmedLevels ? laidOut : { ...laidOut, levelLines: [] };

/** The connections on the way to the summit. */
export const spine = findSpine(careerItems, careerConnections, summitRole);
