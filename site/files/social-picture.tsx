import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { owner } from '#content/owner.ts';
import { contours } from '../../app/components/contour-lines/contours.ts';
import { socialPictureSize } from '../../app/head.ts';
import { colours } from '../colours.ts';
import { drawable } from './escape.ts';

const fonts: Omit<Font, 'data'>[] = [
  { name: 'Familjen Grotesk', weight: 700 },
  { name: 'Familjen Grotesk', weight: 400 },
  { name: 'IBM Plex Mono', weight: 400 },
];

/** The site's own faces, and their letters with accents under a name of their own. */
const loadFonts = async (): Promise<Font[]> =>
  Promise.all(
    fonts.flatMap(({ name, weight }) =>
      ['latin', 'latin-ext'].map(async (subset): Promise<Font> => {
        const family = name.toLowerCase().replaceAll(' ', '-');
        const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
        return {
          name: subset === 'latin' ? name : `${name} ${subset}`,
          ...(weight && { weight }),
          data: await readFile(file),
        };
      }),
    ),
  );

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${contours.width} ${contours.height}" fill="none" stroke="${colours.line.light}">
<path stroke-width="1.25" d="${contours.regular}"/><path stroke-width="2.5" d="${contours.index}"/>
<circle cx="${contours.summit.x}" cy="${contours.summit.y}" r="8" fill="${colours.copper.light}" stroke="none"/></svg>`;

/** A name in letters as large as leave it on two lines. */
const headingSize = (text: string) => Math.max(56, Math.min(120, Math.floor(1500 / Math.max(1, [...text].length))));

/** At most so many characters, cut at a word where there is one. */
function shortened(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

const face = (name: string) => `${name}, ${name} latin-ext`;

/** A page's picture for link previews as a PNG: the survey sheet with what the page is called, who it is about, and where. */
export async function drawSocialPicture(title: string, site: string): Promise<Buffer> {
  const isHome = title === owner.name;
  const { host } = new URL(site);
  const heading = shortened(drawable(title) || host, 60);
  const below = shortened(drawable(isHome ? owner.tagline : owner.name), 60);
  const { width, height } = socialPictureSize;
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.paper.light,
        color: colours.ink.light,
        fontFamily: face('Familjen Grotesk'),
      }}
    >
      <img
        alt=""
        src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
        width={780}
        height={780}
        style={{ position: 'absolute', left: 545, top: -75 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          padding: 88,
          width: '82%',
        }}
      >
        <div style={{ fontSize: headingSize(heading), fontWeight: 700, lineHeight: 1, letterSpacing: '-0.04em' }}>
          {heading}
        </div>
        <div style={{ marginTop: 36, fontSize: 40, color: colours.copper.light }}>{below}</div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 88,
          bottom: 56,
          fontFamily: face('IBM Plex Mono'),
          fontSize: 24,
          color: colours.muted.light,
        }}
      >
        {host}
      </div>
    </div>,
    { width, height, fonts: await loadFonts() },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
