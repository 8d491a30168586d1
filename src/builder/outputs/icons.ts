/** The site's mark, a summit among contour lines: the source of all icons. */
import sharp from 'sharp';
import { strings } from '#content/content.ts';
import { iconFiles } from '#model/published-files.ts';
import { colours } from '../colours.ts';
import { escapeXml } from '../escape.ts';
import type { Output } from './output.ts';

const lines =
  '<path d="M5 18q0-12 11-12t11 11-11 9-11-8z"/><path d="M11 17q0-6 6-6t5 6-6 4-5-4z"/><circle cx="17" cy="16" r="2.5"/>';
const style = (scheme: 'light' | 'dark') =>
  `path{fill:none;stroke:${colours.ink[scheme]};stroke-width:2}circle{fill:${colours.copper[scheme]}}`;
const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${escapeXml(strings.mark)}</title>${content}</svg>`;

/** The icon for browser tabs, in the colours of the system's colour scheme. */
const iconStyles = `${style('light')}@media(prefers-color-scheme:dark){${style('dark')}}`;
const iconSvg = () => svg('0 0 32 32', `<style>${iconStyles}</style>${lines}`);

/** The icon as a PNG, with a margin around its 32 units: 6 fits the masks of systems. */
function iconPng(size: number, margin = 6): Promise<Buffer> {
  const side = 32 + 2 * margin;
  const box = `${-margin} ${-margin} ${side} ${side}`;
  const background = `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${colours.paper.light}"/>`;
  const drawing = svg(box, `<style>${style('light')}</style>${background}${lines}`);
  return sharp(Buffer.from(drawing), { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** For browsers that always request favicon.ico: a directory of one PNG, then the PNG. */
async function iconIco(size: number): Promise<Buffer> {
  const png = await iconPng(size, -1);
  const directory = Buffer.alloc(22);
  const bitsPerPixel = 32;
  directory.writeUInt32LE(1 << 16, 0);
  directory.set([1, 0, size, size, 0, 0, 1, 0, bitsPerPixel, 0], 4);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

export const icons: Output = () => [
  ['favicon.svg', iconSvg],
  ['favicon.ico', () => iconIco(iconFiles['favicon.ico'])],
  ['apple-touch-icon.png', () => iconPng(iconFiles['apple-touch-icon.png'])],
];
