import type { Element, Properties } from 'hast';
import { pictureSources } from '#lib/picture-sources.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { columnWidth, page } from '#schema/constants.ts';
import { element } from './elements.ts';

/** Whether a picture is wider than the column: landscape pictures also use the space beside it. */
const isWide = ({ width, height }: ResponsiveImage) => width > columnWidth && width / height > 1.2;

const pictureSizes = (picture: ResponsiveImage, displayWidth: number) => {
  if (displayWidth < columnWidth) return `${displayWidth}px`;
  return isWide(picture)
    ? `(min-width:900px) ${page.widePicture}px, 92vw`
    : `(min-width:640px) ${columnWidth}px, calc(100vw - ${2 * page.minPadding}px)`;
};

/** The maximum height of a picture in a sentence, in pixels: two lines. */
const maxHeightInText = 48;

/** The width in pixels that an author set: in pixels, as a height, or in % of the column. */
function typedWidth(properties: Properties, ratio: number): number | undefined {
  const [, width, unit] = /^(\d+)(px|%)?$/.exec(`${properties.width}`) ?? [];
  if (width) return unit === '%' ? Math.round((columnWidth * Number(width)) / 100) : Number(width);
  const [, height] = /^(\d+)(px)?$/.exec(`${properties.height}`) ?? [];
  return height ? Math.round(Number(height) * ratio) : undefined;
}

/**
 * An article's picture in its encodings.
 *
 * @param properties the author's attributes: alt and perhaps a width or a height.
 * @param dark the picture for the dark theme (src/app/inline/switch-theme.ts).
 * @param isLinked whether it is in a link already. Otherwise, if it is wider than the column, it
 * links to its file.
 */
export function pictureElement(
  image: ResponsiveImage,
  properties: Properties,
  isLinked = false,
  dark?: ResponsiveImage,
): Element {
  const { src, width, height, needsBackground } = image;
  const { alt, loading = 'lazy' } = properties;
  const displayWidth = Math.min(typedWidth(properties, width / height) ?? width, width);
  const displayHeight = Math.round((height * displayWidth) / width);
  const sizes = pictureSizes(image, displayWidth);
  const classes = [
    displayWidth > columnWidth && isWide(image) && 'wide',
    displayHeight <= maxHeightInText && 'small',
    needsBackground && !dark && 'on-light',
  ].filter((name) => name !== false && name !== undefined);
  const img = element('img', {
    src,
    alt: `${alt ?? ''}`,
    width: displayWidth,
    height: displayHeight,
    ...(classes.length > 0 && { className: classes }),
    loading,
    decoding: 'async',
  });
  const forDark = { media: '(prefers-color-scheme:dark)', dataScheme: 'dark' };
  const darkSources = dark
    ? [...pictureSources({ sources: dark.sources }, sizes), { srcSet: dark.src }]
    : [];
  const all = [
    ...darkSources.map((source) => element('source', { ...source, ...forDark })),
    ...pictureSources(image, sizes).map((source) => element('source', source)),
    img,
  ];
  const picture = all.length > 1 ? element('picture', {}, all) : img;
  return width > columnWidth && alt && !isLinked ? element('a', { href: src }, [picture]) : picture;
}
