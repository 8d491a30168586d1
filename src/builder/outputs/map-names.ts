import { language, textDirection } from '#content/language.ts';
import * as home from '#model/home.ts';
import { escapeXml } from '../escape.ts';
import type { Output } from './output.ts';

const { path, names } = home.mapNames;

const isMirrored = textDirection(language) === 'rtl';

const elements = names.map(([role, { text, x, y }]) => {
  // In right-to-left sites the map is mirrored, but its text is not.
  const upright = isMirrored ? ` transform="matrix(-1 0 0 1 ${2 * x} 0)"` : '';
  return `<text id="n${role}" x="${x}" y="${y}"${upright}>${escapeXml(text)}</text>`;
});

/** The file with the names on the hero's map, unless there are none. */
export const mapNames: Output = () =>
  names.length > 0
    ? [[path, () => `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>`]]
    : [];
