/** Whether a file has a format that the build encodes (src/model/plan-picture.ts). */
export const isPictureName = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);

/** Whether an article can show a file: also a GIF or SVG. */
export const isArticlePictureName = (file: string) =>
  isPictureName(file) || /\.(gif|svg)$/i.test(file);
