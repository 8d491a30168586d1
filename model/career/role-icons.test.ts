import { expect, test } from 'vitest';
import { iconShapes } from './role-icons.ts';

test('every icon of a role has shapes without colours', () => {
  const all = [
    'briefcase',
    'database',
    'lightbulb',
    'trending-up',
    'graduation-cap',
    'flame',
    'building',
  ] as const;
  for (const icon of all)
    for (const [tag, place] of iconShapes({ icon })) {
      expect(tag).toMatch(/^(path|rect|circle|ellipse)$/);
      expect(Object.keys(place)).not.toHaveLength(0);
      expect(Object.keys(place).join()).not.toMatch(/fill|stroke/);
    }
});

test('a role without an icon has a building', () => {
  expect(iconShapes({})).toEqual(iconShapes({ icon: 'building' }));
});
