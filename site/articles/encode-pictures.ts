/** The pictures of articles, as AVIF and WebP and as what every browser reads, in two widths. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { articleFolders } from '../../app/articles/article-folders.ts';
import type { ArticlePicture, ArticlePictures } from '../../app/articles/pictures.ts';
import { isPictureName } from '../content-pictures.ts';
import { hashedFolder } from '../paths.ts';

/** The width of a text's column in CSS pixels, and for screens with twice as many of their own. */
const widths = [544, 1088];

const encodings = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 } } as const;

export type EncodedPictures = {
  pictures: ArticlePictures;
  /** What each file holds, by its path below the site's root. */
  files: Map<string, Buffer>;
};

async function encode(
  file: string,
  name: string,
  base: string,
  files: EncodedPictures['files'],
): Promise<ArticlePicture> {
  const source = readFileSync(file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  // As a camera says that it is to be turned.
  const { width, height } = await sharp(source)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  const wanted = [...new Set(widths.map((each) => Math.min(each, width)))];
  const write = async (format: 'avif' | 'webp' | 'jpeg' | 'png', to: number) => {
    const path = `${hashedFolder}${name}-${to}-${hash}.${format}`;
    const picture = sharp(source).autoOrient().resize({ width: to });
    files.set(path, await picture.toFormat(format, format in encodings ? encodings[format as 'avif'] : {}).toBuffer());
    return base + path;
  };
  const sources: Record<string, string> = {};
  for (const format of ['avif', 'webp'] as const) {
    const each = await Promise.all(wanted.map(async (to) => `${await write(format, to)} ${to}w`));
    sources[`image/${format}`] = each.join(', ');
  }
  const largest = wanted.at(-1) ?? width;
  const { isOpaque } = await sharp(source).stats();
  const src = await write(isOpaque ? 'jpeg' : 'png', largest);
  return { sources, src, width: largest, height: Math.round((height * largest) / width) };
}

/**
 * Encodes every picture beside the articles of some content.
 *
 * @param base where on its host the site lives.
 */
export async function encodePictures(folder: string, base: string): Promise<EncodedPictures> {
  const files: EncodedPictures['files'] = new Map();
  const pictures: ArticlePictures = {};
  for (const each of articleFolders) {
    const beside = join(folder, each);
    for (const name of existsSync(beside) ? readdirSync(beside).filter(isPictureName) : [])
      pictures[`${each}/${name}`] = await encode(
        join(beside, name),
        name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-'),
        base,
        files,
      );
  }
  return { pictures, files };
}
