/** Plans the files of a picture, so that pages can be rendered before the files are encoded. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import sharp, { type Metadata } from 'sharp';
import { owner } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { columnWidth, page } from '#schema/constants.ts';
import { mediaPath } from './hashed-path.ts';

/** Widths in pixels: the largest on a page, and multiples for high-resolution screens. */
export const pictureWidths = {
  portrait: [2 * page.portrait, 3 * page.portrait],
  project: [480, 960],
  article: [columnWidth, 2 * columnWidth, 2 * page.widePicture],
};

/** The widths of a file in the content's folder `pictures`. */
export const homePictureWidths = (file: string) =>
  file === owner.portrait?.file ? pictureWidths.portrait : pictureWidths.project;

/** A file to encode: its path in the site, its width in pixels, whether it keeps all frames. */
export type PictureFile = {
  path: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'gif' | 'svg';
  width: number;
  isAnimated?: true;
};

type Plan = { encoded: ResponsiveImage; files: PictureFile[] };

const srcset = (files: PictureFile[]) =>
  files.map(({ path, width }) => `${localUrl(path)} ${width}w`).join(', ');

type PlanFile = (format: PictureFile['format'], width: number, ending?: string) => PictureFile;

/** Plans an animated picture: as WebP, as a still frame, and as a GIF for old browsers. */
function planAnimated({ width, height, pageHeight = height }: Metadata, planFile: PlanFile): Plan {
  const displayWidth = Math.min(width, columnWidth);
  const moving = { ...planFile('webp', displayWidth), isAnimated: true as const };
  const still = planFile('webp', displayWidth, 'still.webp');
  const fallback = { ...planFile('gif', displayWidth), isAnimated: true as const };
  const encoded = {
    sources: { 'image/webp': srcset([moving]) },
    posterSrcset: srcset([still]),
    src: localUrl(fallback.path),
    width: displayWidth,
    height: Math.round((pageHeight * displayWidth) / width),
  };
  return { encoded, files: [moving, still, fallback] };
}

/** The URL and size of a video, which is published as it is. Without a poster it is 16:9. */
export async function planVideo(name: string, file: string, poster: ResponsiveImage | undefined) {
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  const hash = createHash('sha256');
  // Videos are too large to be read at once.
  await pipeline(createReadStream(file), hash);
  const digest = hash.digest();
  const path = mediaPath(stem, ending.toLowerCase(), digest);
  const { width = 1280, height = 720, src } = poster ?? {};
  const encoded: ResponsiveImage = { sources: {}, src: localUrl(path), width, height };
  return { path, encoded: src ? { ...encoded, poster: src } : encoded };
}

/** The mean brightness, of 255, below which lines are hard to see in the dark scheme. */
const darkest = 110;

/** Whether a picture has dark lines on a transparent background. */
async function isDarkOnTransparent(source: Buffer): Promise<boolean> {
  const sample = sharp(source)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb');
  const { data, info } = await sample.raw().toBuffer({ resolveWithObject: true });
  let [clear, drawn, light] = [0, 0, 0];
  for (let i = 0; i < data.length; i += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    clear += alpha < 26 ? 1 : 0;
    drawn += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const isTransparent = clear > 0.1 * (data.length / info.channels);
  return isTransparent && light < darkest * drawn;
}

/** Plans a picture in widths in pixels, ascending. Rejects if the bytes are not a picture. */
export async function planPicture(name: string, source: Buffer, widths: number[]): Promise<Plan> {
  const stem = name.replace(/\.\w+$/, '');
  // Pictures are large: each is hashed once for the names of its files.
  const digest = createHash('sha256').update(source).digest();
  const planFile: PlanFile = (format, width, ending = format) => ({
    path: mediaPath(`${stem}-${width}`, ending, digest),
    format,
    width,
  });
  const metadata = await sharp(source).metadata();
  const mayBeTransparent = metadata.hasAlpha || metadata.format === 'svg';
  const background =
    mayBeTransparent && (await isDarkOnTransparent(source)) && ({ needsBackground: true } as const);
  if (metadata.format === 'svg') {
    const { width, height } = metadata;
    const file = planFile('svg', width);
    const encoded = { sources: {}, src: localUrl(file.path), width, height, ...background };
    return { encoded, files: [file] };
  }
  if ((metadata.pages ?? 1) > 1) return planAnimated(metadata, planFile);
  // The size after applying the EXIF orientation.
  const { autoOrient: size, hasAlpha } = metadata;
  // A tall picture is never wider than the column.
  const useful = size.width > size.height * 1.2 ? widths : widths.slice(0, 2);
  const wanted = [...new Set(useful.map((width) => Math.min(width, size.width)))];
  const largest = wanted.at(-1) ?? size.width;
  const modern = (['avif', 'webp'] as const).map((format) =>
    wanted.map((width) => planFile(format, width)),
  );
  const fallback = planFile(hasAlpha ? 'png' : 'jpeg', largest);
  const encoded: ResponsiveImage = {
    sources: Object.fromEntries(
      modern.map((files) => [`image/${files[0]?.format}`, srcset(files)]),
    ),
    src: localUrl(fallback.path),
    width: largest,
    height: Math.round((size.height * largest) / size.width),
    ...background,
  };
  return { encoded, files: [...modern.flat(), fallback] };
}
