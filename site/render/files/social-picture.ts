/** Link previews: the page's name and the owner's beside the hill with the career's route. */
import sharp from 'sharp';
import contours from '../../../app/components/contour-lines/contours.svg?raw';
import { routeStations, summit } from '../../../model/career/route-stations.ts';
import { shownSections } from '../../../model/shown-sections.ts';
import { careerItems, owner, words } from '../../../shared/content.ts';
import { language, textDirection } from '../../../shared/language.ts';
import { shortUrl } from '../../../shared/short-url.ts';
import { cached, ownSources } from '../../cache.ts';
import { colours } from '../colours.ts';
import { readSubsets } from '../font-package.ts';
import { socialPictureSize } from '../head.ts';
import { escapeXml } from './escape.ts';
import { familyName, findDrawable, registerFont } from './preview-fonts.ts';

const { width, height } = socialPictureSize;

/** The text's box in pixels: the hill keeps the rest of the width. */
const box = { start: 80, width: 660, heading: 330, below: 90 };

/** Sizes in pixels that a text is tried in. */
const headingSizes = [140, 124, 108, 96, 84, 74, 64, 56, 48, 42, 36, 30];
const belowSizes = [38, 34, 30, 26, 22];

type Style = { weight: 400 | 700; colour: string; spacing?: number; family?: string };
type Drawn = { data: Buffer; width: number; height: number };

/** Draws a text in the first size at which it fits, its words unbroken if possible. */
async function drawText(
  text: string,
  lang: string,
  { weight, colour, spacing = 0, family }: Style,
  sizes: number[],
  maxHeight: number,
): Promise<Drawn | undefined> {
  const drawable = findDrawable(text, lang);
  if (!drawable.text) return undefined;
  await Promise.all(drawable.parts.map((part) => registerFont(part.family, part, weight)));
  const font = [family, ...new Set(drawable.parts.map((part) => familyName(part.family)))]
    .filter(Boolean)
    .join(', ');
  const isJoined = textDirection(lang) === 'rtl';
  const draw = async (words: string, size: number, isWrapped: boolean) => {
    const markup = `<span foreground="${colour}" letter_spacing="${isJoined ? 0 : Math.round(spacing * size * 1024)}" line_height="${isJoined ? 1.2 : 1}">${escapeXml(words)}</span>`;
    const { data, info } = await sharp({
      text: {
        text: markup,
        font: `${font} ${weight === 700 ? 'Bold ' : ''}${size}`,
        dpi: 72,
        rgba: true,
        ...(isWrapped && { width: box.width, wrap: 'word-char' as const }),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const longest = drawable.text
    .split(' ')
    .reduce((word, other) => (other.length > word.length ? other : word));
  const last = sizes.at(-1) ?? 0;
  const isLong = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(longest);
  for (const size of sizes) {
    const drawn = await draw(drawable.text, size, true);
    const fits =
      drawn.height <= maxHeight &&
      drawn.width <= box.width &&
      (isLong || (await draw(longest, size, false)).width <= box.width);
    if (fits || size === last) return drawn;
  }
}

/** The hill of contour lines with the career's route and its stations. */
function hill(isMirrored: boolean): string {
  const stations = shownSections.includes('experience')
    ? routeStations(careerItems, words.comma)
    : [{ ...summit, role: 0 }];
  const marks = stations.map(({ x, y }, i) => {
    const isSummit = i === stations.length - 1;
    return `<circle cx="${x}" cy="${y}" r="${isSummit ? 9 : 5}" fill="${isSummit ? colours.copper.light : colours.paper.light}"/>`;
  });
  const [, lines = ''] = /(<g id="lines"[\s\S]*?<\/g>)/.exec(contours) ?? [];
  const [, route = ''] = /(<path id="route"[^>]*>)/.exec(contours) ?? [];
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<defs><linearGradient id="fade"><stop offset="${(box.start + box.width - 120) / width}" stop-color="${colours.paper.light}"/><stop offset="${(box.start + box.width + 60) / width}" stop-color="${colours.paper.light}" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${colours.paper.light}"/>
<g${mirror}><g transform="translate(520 -70) scale(1.22)"><g fill="none" stroke="${colours.line.light}">${lines}</g></g>
<rect width="${width}" height="${height}" fill="url(#fade)"/>
<g transform="translate(520 -70) scale(1.22)" fill="none" stroke="${colours.copper.light}" stroke-width="2.5">${stations.length > 1 ? route : ''}${marks.join('')}</g></g>
</svg>`;
}

type Texts = { host: string; heading: string; below: string; lang: string; isMirrored: boolean };

async function draw({ host, heading, below, lang, isMirrored }: Texts, isOneOfMany: boolean) {
  const mono = 'ibm-plex-mono';
  const [latin] = readSubsets(`@fontsource/${mono}`).filter(({ name }) => name === 'latin');
  if (latin) await registerFont(mono, latin, 400);
  const title = { weight: 700, colour: colours.ink.light, spacing: -0.03 } as const;
  const texts = [
    (await drawText(heading, lang, title, headingSizes, box.heading)) ??
      (await drawText(host, 'en', title, headingSizes, box.heading)),
    await drawText(
      below,
      language,
      { weight: 400, colour: colours.copper.light },
      belowSizes,
      box.below,
    ),
  ].filter((text) => text !== undefined);
  const gap = 34;
  const total = texts.reduce((sum, text) => sum + text.height + gap, -gap);
  let top = Math.round((height - 50 - total) / 2);
  const place = (text: Drawn, y: number) => ({
    input: text.data,
    left: isMirrored ? width - box.start - text.width : box.start,
    top: y,
  });
  const layers = texts.map((text) => {
    const layer = place(text, top);
    top += text.height + gap;
    return layer;
  });
  const foot = await drawText(
    host,
    'en',
    { weight: 400, colour: colours.muted.light, family: familyName(mono) },
    [24],
    40,
  );
  if (foot) layers.push(place(foot, height - 56 - foot.height));
  const effort = isOneOfMany ? { effort: 1, quality: 80, dither: 0 } : { effort: 10 };
  return sharp(Buffer.from(hill(isMirrored)))
    .composite(layers)
    .png({ palette: true, ...effort })
    .toBuffer();
}

/**
 * A page's picture for link previews as a PNG.
 *
 * @param isOneOfMany halves the encoding time.
 */
export function drawSocialPicture(
  title: string,
  site: string,
  isOneOfMany = false,
  lang = language,
): Promise<Buffer> {
  const texts = {
    host: shortUrl(site),
    heading: title,
    below: title === owner.name ? owner.tagline : owner.name,
    lang,
    // Mirrored in right-to-left sites.
    isMirrored: textDirection(language) === 'rtl',
  };
  const roles = careerItems.map(({ level, start }) => [level, start]);
  const parts = JSON.stringify([texts, colours, isOneOfMany, roles]);
  return cached(['social picture', ownSources, parts], () => draw(texts, isOneOfMany));
}
