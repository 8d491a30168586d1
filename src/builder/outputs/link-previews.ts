/** Link previews: the page's name and the owner's beside the hill with the career's route. */
import sharp, { type OutputInfo } from 'sharp';
import { routedPages } from '#app/pages.ts';
import { owner } from '#content/content.ts';
import { language, textDirection } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { memoize } from '#lib/memoize.ts';
import { codeHash, withCache } from '#lib/node/cache.ts';
import { tallCharacters } from '#lib/scripts.ts';
import { shortUrl } from '#lib/short-url.ts';
import { splitWholeWords } from '#lib/whole-words.ts';
import { articleLanguage } from '#model/articles/articles.ts';
import { hill as ownHill } from '#model/career/own-hill.ts';
import { summit } from '#model/career/route-stations.ts';
import { stations } from '#model/home-facts.ts';
import { findDrawable, registerFont } from '#model/preview-fonts.ts';
import { type FontRole, fontNames } from '#model/site-fonts.ts';
import { colours } from '../colours.ts';
import { escapeXml } from '../escape.ts';
import { previewCover, socialPicture, socialPictureSize } from '../head.ts';
import type { Output, OutputFile } from './output.ts';

const { width, height } = socialPictureSize;

const siteUrl = shortUrl(absoluteUrl(homePath));
/** Previews of right-to-left sites are mirrored. */
const isMirrored = textDirection(language) === 'rtl';

/** The text's box in pixels: the hill has the rest of the width. */
const box = { start: 80, width: 640, heading: 330, below: 90 };

/** The position of the map, with all stations inside the picture. */
const mapTransform = 'translate(500 -50) scale(1.18)';

/**
 * The change of the fonts' line height, in font sizes: lines are 0.98 of the size apart, and Arabic
 * ones 1.3. Pango ignores a line height below the font's.
 */
const leading = (text: string, lang: string, lineHeight: number) =>
  textDirection(lang) === 'rtl'
    ? 1.3 - lineHeight
    : tallCharacters.test(text)
      ? 0
      : 0.98 - lineHeight;

/** The size is in pixels, the spacing of characters in fractions of it. */
type Style = { size: number; weight: 400 | 700; colour: string; spacing?: number; role: FontRole };
type Drawn = { data: Buffer; width: number; height: number; channels: OutputInfo['channels'] };

/**
 * Draws a text in its font size or, if it does not fit, in a smaller one.
 *
 * @returns undefined if the fonts lack letters of it: the rest could mean something else.
 */
async function drawText(
  text: string,
  lang: string,
  { size, weight, colour, spacing = 0, role }: Style,
  maxHeight: number,
) {
  const drawable = findDrawable(text, lang, role);
  if (!drawable.text || !drawable.isReadable) return undefined;
  const fonts = await Promise.all(drawable.parts.map((part) => registerFont(part, weight)));
  // Pango would embolden a family without a bold cut.
  const style = fonts.some(({ isBold }) => isBold) ? 'Bold ' : '';
  const lineHeight = Math.max(...fonts.map((font) => font.lineHeight));
  // A word joiner keeps the parts of 'Tremblay-Gagnon' on one line.
  const unbroken = splitWholeWords(drawable.text)
    .map((part, i) => (i % 2 === 1 ? part.replaceAll('-', '-\u2060') : part))
    .join('');
  // The comma ends the names: Pango would take 'Thin' in one of them for a weight.
  const families = [...new Set(fonts.map(({ name }) => `${name},`))].join(' ');
  const isRtl = textDirection(lang) === 'rtl';
  const layout = (dpi: number) => {
    const pixels = (size * dpi) / 72;
    // Spacing would separate the joined letters of Arabic words. Pango does not scale spacing with
    // the text.
    const letterSpacing = isRtl ? 0 : Math.round(spacing * pixels * 1024);
    // An invisible dot below the baseline: a line ends as far below it with 'n' as with 'g'.
    const descender = `<span size="1024" rise="${Math.round(-0.2 * pixels * 1024)}" alpha="1">.</span>`;
    return sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="${letterSpacing}">${escapeXml(unbroken)}${descender}</span>`,
        font: `${families} ${style}${size}`,
        rgba: true,
        width: box.width,
        wrap: 'word',
        dpi,
        spacing: Math.round(leading(text, lang, lineHeight) * pixels),
      },
    });
  };
  const fits = async (dpi: number) => {
    const { width, height } = await layout(dpi).metadata();
    return width <= box.width && height <= maxHeight;
  };
  // The largest size that fits, by bisection: a layout takes a tenth of the time of a drawing.
  let dpi = (await fits(72)) ? 72 : 1;
  for (let step = 64; step >= 1; step /= 2)
    if (dpi + step < 72 && (await fits(dpi + step))) dpi += step;
  const { data, info } = await layout(dpi).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/**
 * The hill of contour lines with the career's route and its stations, as pixels. Previews share it.
 *
 * @param textEnd the end of the longest line of text: no contour line is behind it.
 */
const hill = memoize((textEnd: number): Promise<Buffer> => {
  const points = stations ?? [summit];
  const marks = points.map(({ x, y }, i) => {
    const isSummit = i === points.length - 1;
    return `<circle cx="${x}" cy="${y}" r="${isSummit ? 9 : 5}" fill="${isSummit ? colours.copper.light : colours.paper.light}"/>`;
  });
  const [, lines = ''] = /(<g id="lines"[\s\S]*?<\/g>)/.exec(ownHill.svg) ?? [];
  const [, route = ''] = /(<path id="route"[^>]*>)/.exec(ownHill.svg) ?? [];
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<defs><linearGradient id="fade"><stop offset="${(textEnd + 12) / width}" stop-color="${colours.paper.light}"/><stop offset="${(textEnd + 150) / width}" stop-color="${colours.paper.light}" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${colours.paper.light}"/>
<g${mirror}><g transform="${mapTransform}"><g fill="none" stroke="${colours.contour.light}">${lines}</g></g>
<rect width="${width}" height="${height}" fill="url(#fade)"/>
<g transform="${mapTransform}" fill="none" stroke="${colours.copper.light}" stroke-width="2.5">${points.length > 1 ? route : ''}${marks.join('')}</g></g>
</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
});

const title = {
  size: 140,
  weight: 700,
  colour: colours.ink.light,
  spacing: -0.03,
  role: 'headings',
} as const;

/** The owner's name or tagline below the heading, the same in all previews of articles. */
const drawBelow = memoize((text: string) =>
  drawText(
    text,
    language,
    { size: 38, weight: 400, colour: colours.copper.light, role: 'text' },
    box.below,
  ),
);

const drawUrl = memoize(() =>
  drawText(siteUrl, 'en', { size: 24, weight: 400, colour: colours.muted.light, role: 'code' }, 40),
);

async function draw(heading: string, below: string, lang: string, isOneOfMany: boolean) {
  const drawnTexts = [
    (await drawText(heading, lang, title, box.heading)) ??
      (await drawText(siteUrl, 'en', title, box.heading)),
    await drawBelow(below),
  ].filter((text) => text !== undefined);
  const gap = 30;
  const total = drawnTexts.reduce((sum, text) => sum + text.height + gap, -gap);
  let top = Math.round((height - 50 - total) / 2);
  const layerAt = ({ data, ...text }: Drawn, y: number) => ({
    input: data,
    raw: text,
    left: isMirrored ? width - box.start - text.width : box.start,
    top: y,
  });
  const layers = drawnTexts.map((text) => {
    const layer = layerAt(text, top);
    top += text.height + gap;
    return layer;
  });
  const url = await drawUrl();
  if (url) layers.push(layerAt(url, height - 56 - url.height));
  const effort = isOneOfMany ? { effort: 1, quality: 80, dither: 0 } : { effort: 10 };
  const textEnd = box.start + Math.max(...drawnTexts.map((text) => text.width));
  return sharp(await hill(Math.ceil(textEnd / 40) * 40), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .png({ palette: true, ...effort })
    .toBuffer();
}

/** A page's picture for link previews as a PNG. If it is one of many, it is encoded faster. */
export function drawPreview(heading: string, isOneOfMany = false, lang = language) {
  const below = heading === owner.name ? owner.tagline : owner.name;
  const parts = [
    fontNames,
    ownHill.path,
    siteUrl,
    heading,
    below,
    lang,
    isMirrored,
    isOneOfMany,
    colours,
    stations,
  ];
  return withCache(['social picture', codeHash, JSON.stringify(parts)], () =>
    draw(heading, below, lang, isOneOfMany),
  );
}

/** The middle of a picture in the size of link previews, as JPEG. */
const cropCover = (picture: Buffer): Promise<Buffer> =>
  withCache(['cover', codeHash, picture], () =>
    sharp(picture).resize({ width, height, fit: 'cover' }).jpeg({ quality: 75 }).toBuffer(),
  );

export const linkPreviews: Output = ({ staticPages, pictureFiles }) => [
  ...routedPages.map((page): OutputFile => {
    const title = page.path === homePath ? owner.name : page.label;
    return [socialPicture(page), () => drawPreview(title)];
  }),
  ...staticPages.map((page): OutputFile => {
    const { label, article } = page;
    const cover = previewCover(page)?.src.slice(import.meta.env.BASE_URL.length) ?? '';
    const encode = pictureFiles.get(cover);
    const lang = article ? articleLanguage(article) : language;
    return [
      socialPicture(page),
      async () => (encode ? cropCover(await encode()) : drawPreview(label, true, lang)),
    ];
  }),
];
