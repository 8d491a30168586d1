import type { icons as library } from '@iconify-json/lucide';
import { XMLParser } from 'fast-xml-parser';

/** One shape of an icon in the icon's own units: an SVG element and its geometry. */
export type IconShape = ['path' | 'rect' | 'circle' | 'ellipse', Record<string, string>];

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/**
 * The shapes of an icon, without their colours.
 *
 * @throws if the library has no such icon.
 */
export function iconToShapes({ icons }: Pick<typeof library, 'icons'>, name: string): IconShape[] {
  const { g, ...shapes } = parser.parse(icons[name]?.body ?? '');
  const iconShapes = Object.entries(g ?? shapes).flatMap(([tag, all]) =>
    [all].flat().flatMap((shape: unknown) => {
      if (typeof shape !== 'object' || !shape) return [];
      const place = Object.entries(shape).filter(
        ([attribute]) => !/^(fill|stroke)/.test(attribute),
      );
      return [[tag, Object.fromEntries(place)] as IconShape];
    }),
  );
  if (iconShapes.length === 0) throw new Error(`the icon library has no icon '${name}'`);
  return iconShapes;
}
