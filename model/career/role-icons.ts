/** Roles' icons (§3). Runs when the site is built: only the shapes of those that are used are shipped. */
import { icons } from '@iconify-json/lucide';
import type { CareerItem } from '#content-types/career.ts';
import { type IconShape, shapesOf } from '../icon-shapes.ts';

/** The library's names where they are others. */
const names: Partial<Record<NonNullable<CareerItem['icon']>, string>> = {
  building: 'building-complex',
};

/** The shapes of a role's icon, in a box of 24 by 24; of a building where it names none. How they are drawn is the style sheet's. */
export const iconShapes = ({ icon = 'building' }: Pick<CareerItem, 'icon'>): IconShape[] =>
  shapesOf(icons, names[icon] ?? icon);
