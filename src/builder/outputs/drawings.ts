/** The SVG files whose parts the home page shows by their ids. A file without parts is not written. */
import { language, textDirection } from '#content/language.ts';
import { mapNames, profileIcons } from '#model/home.ts';
import { escapeXml } from '../escape.ts';
import type { Output } from './output.ts';

const isMirrored = textDirection(language) === 'rtl';

const names = mapNames.names.map(([role, { text, x, y }]) => {
  // In right-to-left sites the map is mirrored, but its text is not.
  const upright = isMirrored ? ` transform="matrix(-1 0 0 1 ${2 * x} 0)"` : '';
  return `<text id="n${role}" x="${x}" y="${y}"${upright}>${escapeXml(text)}</text>`;
});
const icons = profileIcons.icons.map(({ path }, i) => `<path id="p${i}" d="${path}"/>`);

/** The names on the hero's map, and the icons of the owner's profiles. */
export const drawings: Output = () =>
  [
    { path: mapNames.path, parts: names },
    { path: profileIcons.path, parts: icons },
  ].flatMap(({ path, parts }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
    return parts.length > 0 ? [[path, () => svg]] : [];
  });
