import type { EncodedPicture } from '../sections/projects/project-picture.tsx';

const encoded = import.meta.glob<EncodedPicture>(
  '#content/pictures/*.{png,jpg,jpeg,webp,avif,PNG,JPG,JPEG,WEBP,AVIF}',
  {
    eager: true,
    import: 'default',
    query: { w: '480;960', withoutEnlargement: '', format: 'avif;webp;jpg', as: 'picture' },
  },
);

/** The content's pictures by their file names, each in the encodings that the build has made of it. */
export const pictures = Object.fromEntries(
  Object.entries(encoded).map(([file, picture]) => [file.slice(file.lastIndexOf('/') + 1), picture]),
);
