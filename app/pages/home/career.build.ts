/** The career with a place for everything: laid out when the site is built, so that what lays it out is never shipped. */
import { careerConnections, careerItems, words } from '../../content.ts';
import { language } from '../../language.ts';
import { withTime } from '../../sections/experience/career-time.ts';
import { layOutCareer } from '../../sections/experience/lay-out-career.ts';
import { iconShapes } from '../../sections/experience/role-icons.ts';
import { hasDetails } from '../../sections/experience/role-texts.ts';

export const career = layOutCareer(
  careerItems.map((item) => withTime(item, language, words.experience)),
  careerConnections,
);

/** The icons that the roles have, by their names. */
export const roleIcons = Object.fromEntries(careerItems.map((item) => [item.icon ?? '', iconShapes(item)]));

/** Whether any role has more to say than its card shows. */
export const hasOpenRoles = careerItems.some(hasDetails);
