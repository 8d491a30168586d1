/** The pictures of projects and the portrait, as encoded. */
import { owner } from '#schema/content.ts';
import { type EncodedPicture, homePictureWidths, planPicture } from './plan-picture.ts';

const files = import.meta.glob<string>(
  '#content/pictures/*.{png,jpg,jpeg,webp,avif,PNG,JPG,JPEG,WEBP,AVIF}',
  {
    eager: true,
    import: 'default',
    query: '?inline',
  },
);

/** Pictures by their file names. */
export const pictures: Record<string, EncodedPicture> = Object.fromEntries(
  await Promise.all(
    Object.entries(files).map(async ([file, url]) => {
      const name = file.slice(file.lastIndexOf('/') + 1).normalize('NFC');
      const source = Buffer.from(url.split(',')[1] ?? '', 'base64');
      return [name, (await planPicture(name, source, homePictureWidths(name))).encoded];
    }),
  ),
);

const encodedPortrait = owner.portrait && pictures[owner.portrait.file];

/** The owner's portrait. */
export const portrait = owner.portrait &&
  encodedPortrait && { encoded: encodedPortrait, alt: owner.portrait.alt };
