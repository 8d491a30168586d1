import { decodeUrl } from '#lib/decode-url.ts';
import type { Pictures } from '#lib/responsive-image.ts';

/** The file name in a picture's URL: 'plan.png', './plan.png', 'query%20plan.png'. */
export const pictureFile = (url: string) => decodeUrl(url).replace(/^\.\//, '').normalize('NFC');

/** A function that finds the pictures of a folder by URL. */
export const findPictures = (folder: string, pictures: Pictures) => (url: string) =>
  pictures[`${folder}/${pictureFile(url)}`];
