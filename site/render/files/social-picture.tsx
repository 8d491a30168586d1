import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import contours from '../../../app/components/contour-lines/contours.svg?raw';
import { summit } from '../../../model/career/route-stations.ts';
import { owner } from '../../../shared/content.ts';
import { language, textDirection } from '../../../shared/language.ts';
import { shortUrl } from '../../../shared/short-url.ts';
import { cached, ownSources } from '../../cache.ts';
import { colours } from '../colours.ts';
import { socialPictureSize } from '../head.ts';
import { drawing as drawingOf, type Part } from './writing-systems.ts';

/** The name of a font part for satori. */
const fontName = (part: Part) =>
  part.name === 'familjen-grotesk-latin' ? 'Familjen Grotesk' : part.name;

const mono = 'IBM Plex Mono';

const loaded = new Map<string, Promise<Buffer>>();

function load(file: string): Promise<Buffer> {
  const loading = loaded.get(file) ?? readFile(file);
  loaded.set(file, loading);
  return loading;
}

/** The bold and regular fonts for a text, cut down to it, and decompressed for satori. */
function fontsFor(text: string, parts: Part[]): Promise<Font[]> {
  const font = async (name: string, weight: 400 | 700, file: string) => ({
    name,
    weight,
    data: await subsetFont(await load(file), text, { targetFormat: 'truetype' }),
  });
  return Promise.all([
    ...[...new Set(parts)].flatMap((part) =>
      ([700, 400] as const).map((weight) => font(fontName(part), weight, part.file(weight))),
    ),
    font(
      mono,
      400,
      'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    ),
  ]);
}

/** The hill of contour lines with its mark. */
const drawing = contours
  .replace('fill="none"', `fill="none" stroke="${colours.line.light}"`)
  .replace(
    '</svg>',
    `<circle cx="${summit.x}" cy="${summit.y}" r="8" fill="${colours.copper.light}" stroke="none"/></svg>`,
  );

/** The text's box in pixels, and a letter's width in em: on average, and in broken words. */
const box = { left: 88, width: 1000 };
const letter = { regular: 0.5, bold: 0.56 };

/** Splits a text at possible line breaks. */
const wordsIn = (text: string) =>
  text.replace(new RegExp(square, 'gu'), ' $& ').trim().split(/\s+/);

/** A word's width in letters. */
const widthInLetters = (word: string) =>
  [...word].reduce((sum, sign) => sum + (square.test(sign) ? 1.5 : 1), 0);

/** The number of lines at a number of letters per line, and the widest line. */
function wrapped(text: string, perLine: number) {
  let lines = 1;
  let used = 0;
  let widest = 0;
  for (const word of wordsIn(text)) {
    const length = widthInLetters(word);
    if (used > 0 && used + 1 + length > perLine) {
      lines++;
      used = 0;
    }
    used += length + (used > 0 ? 1 : 0);
    // Breaks words longer than a line.
    while (used > perLine) {
      lines++;
      used -= Math.floor(perLine);
      widest = perLine;
    }
    widest = Math.max(widest, used);
  }
  return { lines, widest };
}

/** The largest font size at which a text fits a number of lines, and its width. */
function fitText(
  text: string,
  width: number,
  sizes: { largest: number; least: number; height: number },
) {
  for (let size = sizes.largest; ; size -= 2) {
    const { lines } = wrapped(text, box.width / (size * width));
    const hasWholeWords = wordsIn(text).every(
      (word) => widthInLetters(word) * size * width <= box.width,
    );
    if (size <= sizes.least || (lines * size <= sizes.height && hasWholeWords)) {
      // Narrow letters fit more per line.
      const { widest } = wrapped(text, box.width / (size * width * 0.8));
      return { size, reach: Math.min(box.width, widest * size * width) };
    }
  }
}

/** Square characters, which allow line breaks anywhere. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/**
 * A page's picture for link previews as a PNG: the page's name, the owner's name and the site.
 *
 * @param isOneOfMany halves the encoding time.
 */
export function drawSocialPicture(
  title: string,
  site: string,
  isOneOfMany = false,
  lang = language,
): Promise<Buffer> {
  const host = shortUrl(site);
  const texts = {
    host,
    heading: title,
    below: title === owner.name ? owner.tagline : owner.name,
    lang,
    // Mirrored in right-to-left sites.
    isMirrored: textDirection(language) === 'rtl',
  };
  return cached(['social picture', ownSources, JSON.stringify([texts, colours, isOneOfMany])], () =>
    draw(texts, isOneOfMany),
  );
}

type Texts = { host: string; heading: string; below: string; lang: string; isMirrored: boolean };

async function draw(texts: Texts, isOneOfMany: boolean): Promise<Buffer> {
  const { host, isMirrored } = texts;
  const ofTitle = drawingOf(texts.heading, texts.lang);
  const heading = ofTitle.text || host;
  const ofBelow = drawingOf(texts.below, language);
  const below = ofBelow.text;
  const parts = [...ofTitle.parts, ...ofBelow.parts, ...drawingOf(host, 'en').parts];
  const families = [...new Set(parts.map(fontName))].join(', ');
  const isSquare = square.test(heading);
  const { width, height } = socialPictureSize;
  const headingFit = fitText(heading, letter.bold, { largest: 132, least: 28, height: 300 });
  const belowFit = fitText(below, letter.regular, { largest: 40, least: 20, height: 90 });
  // Lines fade out before they reach a word.
  const reach = Math.round(box.left + Math.max(headingFit.reach, belowFit.reach));
  const [start, way] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const fade = `linear-gradient(to ${way}, ${colours.paper.light} ${reach}px, ${colours.paper.light}00 ${reach + 240}px)`;
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.paper.light,
        color: colours.ink.light,
        fontFamily: families,
      }}
    >
      <img
        alt=""
        src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
        width={780}
        height={780}
        style={{
          position: 'absolute',
          [start]: 545,
          top: -75,
          ...(isMirrored && { transform: 'scaleX(-1)' }),
        }}
      />
      <div
        style={{ position: 'absolute', left: 0, top: 0, width, height, backgroundImage: fade }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          paddingBottom: 56,
          [isMirrored ? 'marginLeft' : 'marginRight']: 'auto',
          [isMirrored ? 'paddingRight' : 'paddingLeft']: box.left,
          width: box.left + box.width,
          textAlign: start,
          wordBreak: 'break-word',
        }}
      >
        <div
          style={{
            fontSize: headingFit.size,
            fontWeight: 700,
            lineHeight: isMirrored ? 1.3 : isSquare ? 1.2 : 1,
            letterSpacing: isMirrored || isSquare ? 0 : '-0.04em',
          }}
        >
          {heading}
        </div>
        <div
          style={{
            marginTop: 32,
            fontSize: belowFit.size,
            lineHeight: 1.2,
            color: colours.copper.light,
          }}
        >
          {below}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          [start]: box.left,
          bottom: 56,
          fontFamily: mono,
          fontSize: 24,
          color: colours.muted.light,
        }}
      >
        {host}
      </div>
    </div>,
    { width, height, fonts: await fontsFor(heading + below + host, parts) },
  );
  const effort = isOneOfMany ? { effort: 1, quality: 80, dither: 0 } : { effort: 10 };
  return sharp(Buffer.from(svg))
    .png({ palette: true, ...effort })
    .toBuffer();
}
