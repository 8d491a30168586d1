import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeStations, summit } from './route-stations.ts';

const role = (level: number) => ({ level });

test('a career of one role is at the summit', () => {
  expect(routeStations([role(0)])).toEqual([{ role: 0, ...summit }]);
});

test('a long career shows the roles that reach a new level, and the current one', () => {
  const roles = Array.from({ length: 22 }, (_, i) => role(Math.floor(i / 5)));
  expect(routeStations(roles).map((station) => station.role)).toEqual([0, 5, 10, 15, 20, 21]);
});

test('stations of up to sixty roles differ in position and role, and end at the summit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 60 }), (levels) => {
      const stations = routeStations(levels.map(role));
      const positions = stations.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(positions).size).toBe(stations.length);
      expect(new Set(stations.map((station) => station.role)).size).toBe(stations.length);
      expect(stations.length).toBe(Math.min(stations.length, 10));
      expect(stations.at(-1)).toMatchObject(summit);
      if (levels.length <= 10) expect(stations.length).toBe(levels.length);
    }),
  );
});
