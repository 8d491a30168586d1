import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CareerItem } from '#schema/career.ts';
import { randomCareer } from '#test-content/random-careers.ts';
import { routeStations } from './route-stations.ts';
import { nameStations } from './station-names.ts';

type Role = Pick<CareerItem, 'title' | 'company' | 'project' | 'level' | 'start'>;
const nameAll = (items: Role[]) => {
  const stations = routeStations(items);
  return { stations, names: nameStations(stations, items) };
};

const roles = (project: string, count = 3, company = 'C') =>
  Array.from({ length: count }, (_, level) => ({ title: 'T', company, project, level }));

test('all short names are on the map, and no long ones', () => {
  for (const count of [1, 3, 8]) expect(nameAll(roles('Atlas', count)).names.size).toBe(count);
  const long = 'x'.repeat(60);
  expect(nameAll(roles(long, 3, long)).names.size).toBe(0);
  expect(nameAll(roles(long)).names.get(2)?.text).toBe('C');
});

test.each([
  ['Independent software engineer.', []],
  ['Won the pitch day', ['Won the pitch day', 'Taught']],
])('the sentence %s is not the name of a project', (project, highlights) => {
  const { names } = nameAll(roles(project, 1).map((role) => ({ ...role, highlights })));
  expect(names.get(0)?.text).toBe('C');
});

test('both ends of the climb have their years, and a project that does not fit is a company', () => {
  const long = roles('A project with a rather long name', 8);
  const items = long.map((role, i) => ({ ...role, start: `${2010 + i}-03` }));
  const names = [...nameAll(items).names].map(([role, { text }]) => [role, text]);
  expect(names).toHaveLength(8);
  expect(names.slice(0, 2)).toEqual([
    [7, expect.stringMatching(/^2017 /)],
    [0, expect.stringMatching(/^2010 /)],
  ]);
  expect(names.map(([, text]) => text)).toContain('C');
});

test('the summit is named first, and a role without a project has the name of its company', () => {
  const unnamed = roles('');
  const long = 'A name that needs half of the map';
  const { names } = nameAll(unnamed.map((role, i) => ({ ...role, project: i === 2 ? long : '' })));
  expect([...names.values()].map(({ text }) => text)).toEqual([long, 'C', 'C']);
});

test('East Asian characters need more room', () => {
  expect(nameAll(roles('港のデータを一つの記録に', 1)).names.size).toBe(1);
  expect(nameAll(roles('港'.repeat(33), 1, '港'.repeat(33))).names.size).toBe(0);
});

test('in any career, names belong to stations, and no two have the same position', () => {
  fc.assert(
    fc.property(randomCareer, ({ items }) => {
      const { stations, names } = nameAll(items);
      const roles = stations.map(({ role }) => role);
      for (const [role, { text, x, y }] of names) {
        expect(roles).toContain(role);
        expect([items[role]?.project, items[role]?.company]).toContain(text.replace(/^\d{4} /, ''));
        expect([x, y].every(Number.isFinite)).toBe(true);
      }
      const positions = [...names.values()].map(({ x, y }) => `${x} ${y}`);
      expect(new Set(positions).size).toBe(positions.length);
    }),
  );
});
