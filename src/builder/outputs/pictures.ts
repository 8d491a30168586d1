/** The pictures of a folder of content, and their files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { withCache } from '#lib/node/cache.ts';
import { sanitizeSvg } from '#markdown/safe-drawing.ts';
import {
  homePictureWidths,
  type PictureFile,
  type Pictures,
  pictureWidths,
  planPicture,
} from '#model/plan-picture.ts';
import { isArticlePictureName, isPictureName } from '#schema/picture-names.ts';
import type { Output } from './output.ts';

// Several pictures are encoded at once (src/builder/build-site.ts): threads and caches of each would only
// take memory.
sharp.cache(false);
sharp.concurrency(1);

const widthsIn = {
  pictures: homePictureWidths,
  articles: () => pictureWidths.article,
  'case-studies': () => pictureWidths.article,
  pages: () => pictureWidths.article,
};

/**
 * Articles may have hundreds of pictures. At effort 1 they took a third of the time of effort 3, and
 * were as large (twenty pictures of strangers' blogs, 2026-11-25).
 */
const options = (folder: string) => ({
  avif: { quality: 55, effort: folder === 'pictures' ? 3 : 1 },
  webp: { quality: 80 },
  jpeg: { quality: 80 },
  png: {},
  gif: {},
});

function encode(
  source: Buffer,
  { format, width, isAnimated }: PictureFile,
  folder: string,
): Promise<Buffer> {
  if (format === 'svg') return Promise.resolve(sanitizeSvg(source));
  const settings = options(folder)[format];
  return withCache(
    ['picture', source, JSON.stringify([format, width, isAnimated, settings])],
    () => {
      const picture = sharp(source, { animated: isAnimated === true });
      return (isAnimated ? picture : picture.autoOrient())
        .resize({ width })
        .toFormat(format, settings)
        .toBuffer();
    },
  );
}

/**
 * @param content the folder.
 *
 * @returns the pictures, and a function for each file, by its path below the site's root.
 */
export async function planPictures(content: string) {
  const planned: Pictures = {};
  const pictureFiles = new Map<string, () => Promise<Buffer>>();
  for (const [folder, widthsOf] of Object.entries(widthsIn)) {
    const isPicture = folder === 'pictures' ? isPictureName : isArticlePictureName;
    const names = existsSync(join(content, folder))
      ? readdirSync(join(content, folder)).filter(isPicture)
      : [];
    for (const name of names) {
      const place = join(content, folder, name);
      const { encoded, files } = await planPicture(name, readFileSync(place), widthsOf(name));
      planned[`${folder}/${name.normalize('NFC')}`] = encoded;
      for (const file of files)
        pictureFiles.set(file.path, () => encode(readFileSync(place), file, folder));
    }
  }
  return { pictures: planned, pictureFiles };
}

export const pictures: Output = ({ pictureFiles }) => pictureFiles;
