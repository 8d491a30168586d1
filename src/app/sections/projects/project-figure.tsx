import { Picture } from '#app/components/picture.tsx';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { desktopQuery, page } from '#schema/constants.ts';
import type { Project } from '#schema/projects.ts';
import { LineDrawing } from './line-drawing/line-drawing.tsx';

/** The width of the box. A picture with a larger one than its file would be enlarged to it. */
const sizes = ({ width }: ResponsiveImage, onDesktops: string) =>
  width < 480 ? `${width}px` : `${desktopQuery} ${onDesktops}, calc(100vw - 2.5rem)`;

/** Whether a picture fills its box: if it is wide enough and has about the box's ratio. */
const fills = ({ width, height }: ResponsiveImage) =>
  width >= page.picture && width / height > 1.25 && width / height < 2.5;

type ProjectFigureProps = Pick<Project, 'drawing' | 'picture'> & {
  encoded: ResponsiveImage | undefined;
  /** The place of the project among all, from 0. */
  place: number;
  /** The width on desktops, as CSS. */
  width?: string;
};

/** A project's picture, with space reserved while it loads, or a drawing. */
export function ProjectFigure(props: ProjectFigureProps) {
  const { drawing, picture, encoded, place, width = '30rem' } = props;
  if (!picture || !encoded) return <LineDrawing drawing={drawing} place={place} />;
  return (
    <Picture
      encoded={encoded}
      alt={picture.alt}
      sizes={sizes(encoded, width)}
      className="project-picture"
      data-fills={fills(encoded) || undefined}
    />
  );
}
