import { decoded } from '../../../shared/markdown/decoded.ts';
import type { Pictures } from '../pictures.ts';

/** The name of a picture's file as an article calls it: 'plan.png', './plan.png', 'query%20plan.png'. */
export const pictureFile = (url: string) => decoded(url).replace(/^\.\//, '');

/** Finds the pictures of a folder as its articles call them. */
export const picturesOf = (folder: string, pictures: Pictures) => (url: string) =>
  pictures[`${folder}/${pictureFile(url)}`];
