import type { Element, Properties } from 'hast';
import type { EncodedPicture } from '../../../model/plan-picture.ts';
import { element } from '../../../shared/markdown/elements.ts';
import { page } from '../../../shared/specification.ts';

/** How wide the text's column is, in CSS pixels. */
const column = Math.round((page.measure * page.textSize) / 16);

/** A picture that would be small in the text's column takes the empty third beside it, too (site/render/articles/prose.module.css). */
const isWide = ({ width, height }: EncodedPicture) => width > column && width / height > 1.2;

const sizesOf = (picture: EncodedPicture, shown: number) => {
  if (shown < column) return `${shown}px`;
  return isWide(picture)
    ? `(min-width:900px) ${page.widePicture}px, 92vw`
    : `(min-width:640px) ${column}px, calc(100vw - ${2 * page.minPadding}px)`;
};

/** A length in pixels that an author typed; undefined where it is none. */
const typedLength = (value: unknown) =>
  /^\d+(px)?$/.test(`${value}`) ? Number.parseInt(`${value}`, 10) : undefined;

/**
 * A picture of an article in its encodings.
 *
 * @param typed what its author typed of it: the text that stands for it, and perhaps its width.
 */
export function pictureElement(
  picture: EncodedPicture,
  { alt, width: typed }: Properties,
): Element {
  const { sources, still, src, width, height } = picture;
  const shown = Math.min(typedLength(typed) ?? width, width);
  const sizes = sizesOf(picture, shown);
  const img = element('img', {
    src,
    alt: `${alt ?? ''}`,
    width: shown,
    height: Math.round((height * shown) / width),
    ...(shown > column && isWide(picture) && { className: ['wide'] }),
    loading: 'lazy',
    decoding: 'async',
  });
  if (Object.keys(sources).length === 0) return img;
  return element('picture', {}, [
    // What moves stands still for who has asked for that.
    ...(still
      ? [element('source', { media: '(prefers-reduced-motion:reduce)', srcSet: still, sizes })]
      : []),
    ...Object.entries(sources).map(([type, srcSet]) => element('source', { type, srcSet, sizes })),
    img,
  ]);
}
