import { mapNames } from '#model/home.ts';
import { escapeXml } from './files/escape.ts';

const { path, names } = mapNames;

const texts = names.map(
  ([role, { text, x, y }]) => `<text id="n${role}" x="${x}" y="${y}">${escapeXml(text)}</text>`,
);

/** The file with the names on the hero's map, unless there are none. */
export const mapNamesFile: [path: string, render: () => string][] =
  names.length > 0
    ? [[path, () => `<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`]]
    : [];
