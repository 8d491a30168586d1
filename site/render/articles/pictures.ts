import { decoded } from './decoded.ts';

/** A picture of an article in the encodings that the build has made of it: `srcset`s by their types, and its size in pixels. */
export type ArticlePicture = { sources: Record<string, string>; src: string; width: number; height: number };

/** By folder and file name: 'articles/plan.png'. */
export type ArticlePictures = Record<string, ArticlePicture>;

/** The name of a picture's file as an article calls it: 'plan.png', './plan.png', 'query%20plan.png'. */
export const pictureFile = (url: string) => decoded(url).replace(/^\.\//, '');

/** Finds the pictures of a folder as its articles call them. */
export const picturesOf = (folder: string, pictures: ArticlePictures) => (url: string) =>
  pictures[`${folder}/${pictureFile(url)}`];
