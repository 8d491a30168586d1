/** The career with a place for everything: laid out when the site is built, so that what lays it out is never shipped. */
import { careerConnections, careerItems } from '#content/career.ts';
import { placeCareer } from '../sections/experience/place-career.ts';

export const career = await placeCareer({ items: careerItems, connections: careerConnections });
