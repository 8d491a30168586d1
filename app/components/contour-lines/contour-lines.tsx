import styles from './contour-lines.module.css';
import { contours } from './contours.ts';

type ContourLinesProps = {
  className: string | undefined;
  /** Where the copper mark stands, in the drawing's units; left out, on the summit. */
  mark?: { x: number; y: number };
};

/** The survey sheet's hill: decoration, drawn once from a height field. */
export function ContourLines({ className, mark = contours.summit }: ContourLinesProps) {
  return (
    <svg
      className={`${styles.drawing} mirrored ${className}`}
      viewBox={`0 0 ${contours.width} ${contours.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className={styles.line} d={contours.regular} />
      <path className={styles.indexLine} d={contours.index} />
      <circle className={styles.mark} cx={mark.x} cy={mark.y} r="7" />
    </svg>
  );
}
