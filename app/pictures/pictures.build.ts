/** The projects' pictures by their files' names, as pages show them. */
import type { EncodedPicture } from '../sections/projects/project-figure.tsx';
import { pictureWidths, planPicture } from './plan-picture.ts';

const files = import.meta.glob<string>('#content/pictures/*.{png,jpg,jpeg,webp,avif,PNG,JPG,JPEG,WEBP,AVIF}', {
  eager: true,
  import: 'default',
  query: '?inline',
});

export const pictures: Record<string, EncodedPicture> = Object.fromEntries(
  await Promise.all(
    Object.entries(files).map(async ([file, url]) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const source = Buffer.from(url.split(',')[1] ?? '', 'base64');
      return [name, (await planPicture(name, source, pictureWidths.project)).encoded];
    }),
  ),
);
