/** Roles' icons (§3). Runs when the site is built: only the shapes of those that are used are shipped. */
import { icons } from '@iconify-json/lucide';
import { XMLParser } from 'fast-xml-parser';
import type { CareerItem } from '#content-types/career.ts';

/** One shape of an icon, in a box of 24 by 24: an SVG element and what says where it is. */
export type IconShape = ['path' | 'rect' | 'circle' | 'ellipse', Record<string, string>];

/** The library's names where they are others. */
const names: Partial<Record<NonNullable<CareerItem['icon']>, string>> = { building: 'building-complex' };

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/** The shapes of a role's icon; of a building where it names none. How they are drawn is the style sheet's. */
export function iconShapes({ icon = 'building' }: Pick<CareerItem, 'icon'>): IconShape[] {
  const { g, ...shapes } = parser.parse(icons.icons[names[icon] ?? icon]?.body ?? '');
  const found = Object.entries(g ?? shapes).flatMap(([tag, all]) =>
    [all].flat().flatMap((shape: unknown) => {
      if (typeof shape !== 'object' || !shape) return [];
      const place = Object.entries(shape).filter(([name]) => !/^(fill|stroke)/.test(name));
      return [[tag, Object.fromEntries(place)] as IconShape];
    }),
  );
  if (found.length === 0) throw new Error(`the icon library has no icon '${icon}'`);
  return found;
}
