/** The career of the content, laid out. */
import { careerConnections, careerItems, words } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { withTime } from './career-time.ts';
import { layOutCareer } from './lay-out-career.ts';

export const career = layOutCareer(
  careerItems.map((item) => withTime(item, language, words.experience)),
  careerConnections,
);
