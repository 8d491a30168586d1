/** The pictures of articles, as AVIF and WebP and as what every browser reads, in two widths. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { articleFolders } from '../../app/articles/article-folders.ts';
import { isPictureName } from '../check/pictures.ts';
import { hashedFolder } from '../paths.ts';
import type { ArticlePicture, ArticlePictures } from '../render/articles/pictures.ts';

/** The width of a text's column in CSS pixels, and for screens with twice as many of their own. */
const widths = [544, 1088];

const options = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 }, jpeg: { quality: 80 }, png: {} };

/** @property files what each file holds, by its path below the site's root. */
type Encoded = { picture: ArticlePicture; files: [string, Buffer][] };

async function encode(file: string, base: string): Promise<Encoded> {
  const source = readFileSync(file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const name = (file.match(/([^/\\]+)\.\w+$/)?.[1] ?? '').replace(/[^\w-]+/g, '-');
  // As the camera says that it is to be turned.
  const { autoOrient: size } = await sharp(source).metadata();
  const wanted = [...new Set(widths.map((width) => Math.min(width, size.width)))];
  const largest = wanted.at(-1) ?? size.width;
  const files: Encoded['files'] = [];
  const write = async (format: keyof typeof options, width: number) => {
    const path = `${hashedFolder}${name}-${width}-${hash}.${format}`;
    const picture = sharp(source).autoOrient().resize({ width }).toFormat(format, options[format]);
    files.push([path, await picture.toBuffer()]);
    return base + path;
  };
  const srcset = async (format: 'avif' | 'webp') =>
    (await Promise.all(wanted.map(async (width) => `${await write(format, width)} ${width}w`))).join(', ');
  const { isOpaque } = await sharp(source).stats();
  const picture = {
    sources: { 'image/avif': await srcset('avif'), 'image/webp': await srcset('webp') },
    src: await write(isOpaque ? 'jpeg' : 'png', largest),
    width: largest,
    height: Math.round((size.height * largest) / size.width),
  };
  return { picture, files };
}

/** In development every page asks for all of them: what has not changed is encoded once. */
const encoded = new Map<string, Promise<Encoded>>();

/**
 * Encodes every picture beside the articles of some content.
 *
 * @param base where on its host the site lives.
 * @returns the pictures as articles show them and, by their paths below the site's root, their files.
 */
export async function encodePictures(folder: string, base: string) {
  const pictures: ArticlePictures = {};
  const files = new Map<string, Buffer>();
  for (const each of articleFolders) {
    const beside = join(folder, each);
    for (const name of existsSync(beside) ? readdirSync(beside).filter(isPictureName) : []) {
      const file = join(beside, name);
      const key = `${file} ${statSync(file).mtimeMs}`;
      const made = encoded.get(key) ?? encode(file, base);
      encoded.set(key, made);
      pictures[`${each}/${name}`] = (await made).picture;
      for (const [path, body] of (await made).files) files.set(path, body);
    }
  }
  return { pictures, files };
}
