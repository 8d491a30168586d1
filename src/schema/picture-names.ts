/** Whether a file has a format that the build encodes (src/model/plan-picture.ts). */
export const isPictureName = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);

/** Whether an article can show a file: also a GIF or SVG. */
export const isArticlePictureName = (file: string) =>
  isPictureName(file) || /\.(gif|svg)$/i.test(file);

/** Whether an article can play a file. */
export const isVideoName = (file: string) => /\.(mp4|webm)$/i.test(file);

/** Whether an article can show a file: a picture or a video. */
export const isArticleMediaName = (file: string) => isArticlePictureName(file) || isVideoName(file);

/** The names that a video's first picture can have: 'demo.png' for 'demo.mp4'. */
export const posterNames = (video: string) =>
  isVideoName(video)
    ? ['png', 'jpg', 'jpeg', 'webp', 'avif'].map((ending) => video.replace(/(?<!\w)\w+$/, ending))
    : [];
