/** Positions the names on the hero's map next to their stations. */
import { defined } from '#lib/defined.ts';
import { isWide } from '#lib/is-wide.ts';
import type { CareerItem } from '#schema/career.ts';
import { routeSamples, type Station } from './route-stations.ts';

/** A name on the map, and the middle of its baseline in the units of contours.svg. */
export type StationName = { text: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** The part of the map that is visible in every window of at least 350 px. */
const visible: Box = { left: 203, right: 632, top: 80, bottom: 566 };

/** The font size of names (contour-lines.module.css), in the units of contours.svg. */
const fontSize = 15;

/** The maximum length of a project's name. Longer texts are descriptions of the project. */
const maxNameLength = 34;

/** Whether a role's project is a name. An import writes the first sentence of the details there. */
const hasProjectName = ({
  project,
  summary,
  highlights = [],
}: Pick<CareerItem, 'project' | 'summary' | 'highlights'>) =>
  project !== '' &&
  project.length <= maxNameLength &&
  !/[.!?。！？]$/u.test(project) &&
  ![summary, ...highlights].includes(project);

const gap = 11;

/** The approximate width of a text in the monospace font; other scripts use other fonts. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, character) =>
      sum + fontSize * (isWide(character) ? 1.1 : character < '\u0250' ? 0.6 : 0.75),
    0,
  );

/** The box of a name, with its halo in the background colour. */
function boxOf({ text, x, y }: StationName): Box {
  const half = widthOf(text) / 2 + 4;
  return { left: x - half, right: x + half, top: y - 15.5, bottom: y + 4.5 };
}

/** Whether the boxes of two names are too close to tell them apart. */
const collide = (a: Box, b: Box) =>
  a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom + 6 && b.top < a.bottom + 6;

const isInside = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The possible positions of a name next to its station, the best first. */
function positionsOf(text: string, { x, y }: Station): StationName[] {
  const half = Math.ceil(widthOf(text) / 2);
  const [above, beside, below] = [y - gap - 2, y + 5, y + gap + 10];
  return [
    { text, x, y: above },
    { text, x: x - gap - half, y: beside },
    { text, x: x + gap + half, y: beside },
    { text, x: x - 5 + half, y: below },
    { text, x: x + 5 - half, y: below },
    { text, x: x - 5 + half, y: above },
    { text, x: x + 5 - half, y: above },
  ];
}

/**
 * Names each station after its role's project, or after the company if the project has no short
 * name: the summit first, then the start, then the other stations from the top. A name that does
 * not fit on the map, or would touch the route or another name, is omitted.
 *
 * @param stations in climbing order.
 * @returns the names by the indices of the roles.
 */
export function nameStations(
  stations: Station[],
  items: Pick<CareerItem, 'project' | 'company' | 'summary' | 'highlights'>[],
): Map<number, StationName> {
  const named = new Map<number, StationName>();
  const [start, ...others] = stations;
  const summit = others.pop();
  for (const station of [summit, start, ...others.reverse()]) {
    if (!station) continue;
    const role = defined(items[station.role]);
    const position = positionsOf(hasProjectName(role) ? role.project : role.company, station).find(
      (name) => {
        const box = boxOf(name);
        return (
          isInside(box, visible) &&
          !routeSamples.some(({ x, y }) =>
            isInside({ left: x, right: x, top: y, bottom: y }, box),
          ) &&
          ![...named.values()].some((other) => collide(boxOf(other), box))
        );
      },
    );
    if (position) named.set(station.role, position);
  }
  return named;
}
