/** Plans the files of a picture before they are made, so that pages and pictures can be written side by side. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { localAddress } from '../addresses.ts';
import type { EncodedPicture } from '../sections/projects/project-figure.tsx';
import { hashedFolder, page } from '../specification.ts';

/** Widths in pixels: where a picture is widest, and for screens with twice as many pixels of their own. */
export const pictureWidths = {
  project: [480, 960],
  article: [page.measure, 2 * page.measure],
};

/** A file to be made: its path below the site's root, its format and its width in pixels. */
export type PictureFile = { path: string; format: 'avif' | 'webp' | 'jpeg' | 'png'; width: number };

/**
 * @param name of the picture's file, as its owner called it.
 * @param source what is in it.
 * @returns how pages show it, and the files that this needs. Rejects where it is no picture.
 */
export async function planPicture(name: string, source: Uint8Array, widths: number[]) {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const plain = name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
  // As the camera says that it is to be turned.
  const { autoOrient: size, hasAlpha } = await sharp(source).metadata();
  const wanted = [...new Set(widths.map((width) => Math.min(width, size.width)))];
  const largest = wanted.at(-1) ?? size.width;
  const file = (format: PictureFile['format'], width: number): PictureFile => ({
    path: `${hashedFolder}${plain}-${width}-${hash}.${format}`,
    format,
    width,
  });
  const modern = (['avif', 'webp'] as const).map((format) => wanted.map((width) => file(format, width)));
  const fallback = file(hasAlpha ? 'png' : 'jpeg', largest);
  const srcset = (files: PictureFile[]) => files.map(({ path, width }) => `${localAddress(path)} ${width}w`).join(', ');
  const encoded: EncodedPicture = {
    sources: Object.fromEntries(modern.map((files) => [`image/${files[0]?.format}`, srcset(files)])),
    src: localAddress(fallback.path),
    width: largest,
    height: Math.round((size.height * largest) / size.width),
  };
  return { encoded, files: [...modern.flat(), fallback] };
}
