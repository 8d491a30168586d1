/** The SVG files whose parts pages show by their ids. A file without parts is not written. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { language, textDirection } from '#content/language.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { hill } from '#model/career/own-hill.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { mapNames, profileIcons } from '#model/home-facts.ts';
import { escapeXml } from '../escape.ts';
import type { Output, OutputFile } from './output.ts';

const isMirrored = textDirection(language) === 'rtl';

const names = mapNames.names.map(([role, { text, x, y }]) => {
  // In right-to-left sites the map is mirrored, but its text is not.
  const upright = isMirrored ? ` transform="matrix(-1 0 0 1 ${2 * x} 0)"` : '';
  return `<text id="n${role}" x="${x}" y="${y}"${upright}>${escapeXml(text)}</text>`;
});
const icons = profileIcons.icons.map(({ path }, i) => `<path id="p${i}" d="${path}"/>`);

/** The files beside components (src/builder/vite/svg-files.ts). */
const componentFiles = globSync('src/app/**/*.svg', { cwd: projectDirectory }).map(
  (file): OutputFile => {
    const source = readFileSync(join(projectDirectory, file), 'utf8');
    return [hashedPath(basename(file, '.svg'), 'svg', source), () => source];
  },
);

/** Also the hill, the names on it, and the icons of the owner's profiles. */
export const drawings: Output = () => [
  ...componentFiles,
  [hill.path, () => hill.svg],
  ...[
    { path: mapNames.path, parts: names },
    { path: profileIcons.path, parts: icons },
  ].flatMap(({ path, parts }): OutputFile[] => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
    return parts.length > 0 ? [[path, () => svg]] : [];
  }),
];
