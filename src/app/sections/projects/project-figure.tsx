import { Picture } from '#app/components/picture.tsx';
import type { ResponsiveImage } from '#model/plan-picture.ts';
import { desktopQuery, page } from '#schema/constants.ts';
import type { Project } from '#schema/projects.ts';
import { LineDrawing } from './line-drawing/line-drawing.tsx';

/** The width of the box. A picture with a larger one than its file would be enlarged to it. */
const sizes = ({ width }: ResponsiveImage) =>
  width < 480 ? `${width}px` : `${desktopQuery} 30rem, calc(100vw - 2.5rem)`;

/**
 * Whether a picture fills its box, because it is wide enough and has about the box's ratio. Other
 * pictures are shown whole.
 */
const fills = ({ width, height }: ResponsiveImage) =>
  width >= page.picture && width / height > 1.25 && width / height < 2.5;

type ProjectFigureProps = Pick<Project, 'title' | 'drawing' | 'picture'> & {
  encoded: ResponsiveImage | undefined;
};

/** A project's picture, with space reserved while it loads, or a drawing. */
export function ProjectFigure({ title, drawing, picture, encoded }: ProjectFigureProps) {
  if (!picture || !encoded) return <LineDrawing title={title} drawing={drawing} />;
  return (
    <Picture
      encoded={encoded}
      alt={picture.alt}
      sizes={sizes(encoded)}
      className="project-picture"
      data-fills={fills(encoded) || undefined}
    />
  );
}
