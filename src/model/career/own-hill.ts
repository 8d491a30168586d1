/** The file of the hill's contour lines, the route and a station. Pages show its parts by their ids. */
import { careerItems, owner } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import { defined } from '#lib/defined.ts';
import { hashedPath } from '../hashed-path.ts';
import { hasConfirmedLevels } from './career.ts';
import template from './contours.svg?raw';
import { drawHill } from './hill.ts';
import { routeStations } from './route-stations.ts';

const stations = hasConfirmedLevels ? routeStations(careerItems) : [];
const levels = stations.map(({ role }) => defined(careerItems[role]).level ?? 0);

/** Without levels of the owner's, or with one role, nothing is claimed about the climb. */
const drawn = stations.length > 1 ? drawHill(stations, levels, owner.email) : undefined;

const [start, ours] = ['<g id="lines"', '<path id="route"'].map((part) => template.indexOf(part));
const svg = drawn ? template.slice(0, start) + drawn.parts + template.slice(ours) : template;

const path = hashedPath('contours', 'svg', svg);

export const hill = { path, svg, url: localUrl(path) };
