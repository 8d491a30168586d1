import type { Project } from '#content-types/projects.ts';
import { desktopQuery, page } from '../../specification.ts';
import { LineDrawing } from './line-drawing/line-drawing.tsx';
import styles from './project-figure.module.css';

/**
 * A picture in the encodings that the build has made of it: `srcset`s by their types, and its size in pixels; of one that
 * moves, also a `srcset` that stands still.
 */
export type EncodedPicture = {
  sources: Record<string, string>;
  src: string;
  width: number;
  height: number;
  still?: string;
};

const sizes = `${desktopQuery} ${page.picture / 16}rem, calc(100vw - 5.5rem)`;

/** A picture fills its box where it is as wide and has about its ratio; any other is shown whole. */
const fills = ({ width, height }: EncodedPicture) =>
  width >= page.picture && width / height > 1.25 && width / height < 2.5;

type ProjectFigureProps = Pick<Project, 'title' | 'drawing' | 'picture'> & { encoded: EncodedPicture | undefined };

/** A project's own picture, which keeps its place while it loads, or a drawing. */
export function ProjectFigure({ title, drawing, picture, encoded }: ProjectFigureProps) {
  if (!picture || !encoded) return <LineDrawing title={title} drawing={drawing} />;
  const { sources, src, width, height } = encoded;
  return (
    <picture className={styles.picture} data-fills={fills(encoded) || undefined}>
      {Object.entries(sources).map(([type, srcSet]) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} width={width} height={height} alt={picture.alt} loading="lazy" decoding="async" />
    </picture>
  );
}
