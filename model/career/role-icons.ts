/** Roles' icons (§3). */
import { icons } from '@iconify-json/lucide';
import type { CareerItem } from '#schema/career.ts';
import { type IconShape, iconToShapes } from '../icon-shapes.ts';

/** The library's names if they differ. */
const names: Partial<Record<NonNullable<CareerItem['icon']>, string>> = {
  building: 'building-complex',
};

/** The shapes of a role's icon in a box of 24 by 24; by default a building. */
export const iconShapes = ({ icon = 'building' }: Pick<CareerItem, 'icon'>): IconShape[] =>
  iconToShapes(icons, names[icon] ?? icon);
