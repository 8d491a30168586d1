/** Positions the names on the hero's map next to their stations. */
import { language } from '#content/language.ts';
import { readableYear } from '#lib/dates.ts';
import { defined } from '#lib/defined.ts';
import { isWide } from '#lib/is-wide.ts';
import type { CareerItem } from '#schema/career.ts';
import { routeSamples, type Station } from './route-stations.ts';

/** A name on the map, and the middle of its baseline in the units of contours.svg. */
type StationName = { text: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** The part of the map that is visible in every window of at least 350 px. */
const visible: Box = { left: 203, right: 632, top: 80, bottom: 566 };

/** The font size of names (contour-lines.module.css), in the units of contours.svg. */
const fontSize = 15;

/** The maximum length of a project's name. Longer texts are descriptions of the project. */
const maxNameLength = 34;

type NamedRole = Pick<
  CareerItem,
  'project' | 'title' | 'company' | 'summary' | 'highlights' | 'start'
>;

/** Whether a role's project is a name. An import writes the first sentence of the details there. */
const hasProjectName = ({ project, summary, highlights = [] }: NamedRole) =>
  project !== '' &&
  project.length <= maxNameLength &&
  !/[.!?。！？]$/u.test(project) &&
  ![summary, ...highlights].includes(project);

const gap = 11;

/** The approximate width of a text in the monospace font; other scripts use other fonts. */
function widthOf(text: string) {
  const widths = [...text].map((character) => {
    if (isWide(character)) return 1.1;
    if (/\p{Script=Arabic}/u.test(character)) return 0.5;
    return character < '\u0250' ? 0.6 : 0.75;
  });
  return widths.reduce((sum, width) => sum + fontSize * width, 0);
}

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
  const [above, beside, below] = [y - gap - 3, y + 5, y + gap + 10];
  // From its first letter at the station to its last.
  const shifts = [half - 5, 5 - half, half / 2, -half / 2, 0, -half - 5, half + 5];
  return [
    { text, x, y: above },
    { text, x: x - gap - half, y: beside },
    { text, x: x + gap + half, y: beside },
    ...[below, above].flatMap((y) => shifts.map((shift) => ({ text, x: x + shift, y }))),
  ];
}

/** Whether a name is on the map and does not touch the route. */
function isFree(name: StationName): boolean {
  const box = boxOf(name);
  return (
    isInside(box, visible) &&
    !routeSamples.some(({ x, y }) => isInside({ left: x, right: x, top: y, bottom: y }, box))
  );
}

/** A role, and the names that its station could have, the best first. */
type Candidates = { role: number; names: StationName[] };

/** How many names are tried, at most, before a station is left without one. */
const maxTries = 20_000;

/**
 * Places names that do not touch each other.
 *
 * @param stations the most important first.
 * @param omissions how many of them may have no name.
 * @returns the names by role; undefined if there is no room, or none was found in time.
 */
function placeNames(stations: Candidates[], omissions: number) {
  let tries = 0;
  const place = (
    [station, ...rest]: Candidates[],
    placed: [role: number, name: StationName][],
    omissions: number,
  ): typeof placed | undefined => {
    if (!station) return placed;
    for (const name of station.names) {
      tries += 1;
      if (tries > maxTries) return undefined;
      if (placed.some(([, other]) => collide(boxOf(other), boxOf(name)))) continue;
      const all = place(rest, [...placed, [station.role, name]], omissions);
      if (all) return all;
    }
    return omissions > 0 ? place(rest, placed, omissions - 1) : undefined;
  };
  const placed = place(stations, [], omissions);
  return placed && new Map(placed);
}

/**
 * Names each station after its role's project, or after the company if the project has no short
 * name or does not fit. The names of the start and the summit have their years. No name leaves the
 * map or touches the route or another name. The summit comes first, then the start, then the other
 * stations from the top. The stations are in climbing order; the names are by the roles' indices.
 */
export function nameStations(stations: Station[], items: NamedRole[]): Map<number, StationName> {
  const [start, ...others] = stations;
  const summit = others.pop();
  const candidates = [summit, start, ...others.reverse()].flatMap((station) => {
    if (!station) return [];
    const role = defined(items[station.role]);
    // A break in the career has no company.
    const employer = role.company || role.title;
    const text = hasProjectName(role) ? role.project : employer;
    const isEnd = station === summit || station === start;
    const year = isEnd && role.start && readableYear(role.start, language);
    const texts = [...(year ? [`${year} ${text}`] : []), text, employer];
    const names = texts.flatMap((each) => positionsOf(each, station)).filter(isFree);
    return [{ role: station.role, names }];
  });
  for (let omissions = 0; omissions < candidates.length; omissions++) {
    const names = placeNames(candidates, omissions);
    if (names) return names;
  }
  return new Map();
}
