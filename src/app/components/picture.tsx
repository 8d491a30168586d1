import { pictureSources } from '#lib/picture-sources.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';

type PictureProps = {
  encoded: ResponsiveImage;
  alt: string;
  /** The width on screens, as CSS. */
  sizes: string;
  className?: string | undefined;
  /** The width and height of the box in pixels, if they differ from the picture's. */
  box?: { width: number; height: number };
  /** Whether it is in the first viewport, so it loads at once. */
  isAboveFold?: boolean;
  [data: `data-${string}`]: boolean | undefined;
};

/** A picture in its encodings, with space reserved while it loads. */
export function Picture(props: PictureProps) {
  const { encoded, alt, sizes, box = encoded, isAboveFold, ...rest } = props;
  return (
    <picture {...rest}>
      {pictureSources(encoded, sizes).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={encoded.src}
        width={box.width}
        height={box.height}
        alt={alt}
        loading={isAboveFold ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
