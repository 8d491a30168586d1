/** The formats that the build encodes (src/model/plan-picture.ts). */
export const isPictureName = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);

/** Articles may also have GIFs and drawings. */
export const isArticlePictureName = (file: string) =>
  isPictureName(file) || /\.(gif|svg)$/i.test(file);
