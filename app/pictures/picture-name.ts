/** The kinds that the build encodes (app/pictures/plan-picture.ts). */
export const isPictureName = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);
