import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { page } from '#schema/constants.ts';
import { Picture } from '../picture.tsx';

export type PortraitProps = { encoded: ResponsiveImage; alt: string };

/** The owner's picture, cropped to a square. */
export function Portrait({ encoded, alt }: PortraitProps) {
  // The picture covers the square, so a landscape picture is wider than it.
  const width = Math.round(page.portrait * Math.max(1, encoded.width / encoded.height));
  return (
    <Picture
      encoded={encoded}
      alt={alt}
      sizes={`${width}px`}
      box={{ width: page.portrait, height: page.portrait }}
      className="portrait u-photo"
      isAboveFold
    />
  );
}
