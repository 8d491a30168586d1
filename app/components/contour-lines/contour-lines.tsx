import styles from './contour-lines.module.css';
import contours from './contours.svg';

/** The drawing's side, and the position of its summit, in its own units (contours.svg). */
const side = 640;
export const summit = { x: 436, y: 244 };

type ContourLinesProps = {
  className: string | undefined;
  /** The position of the copper mark in the drawing's units; by default the summit. */
  mark?: { x: number; y: number };
};

/**
 * The hill of contour lines: decoration. Its lines are a file that all pages share and no first
 * paint waits for.
 */
export function ContourLines({ className, mark = summit }: ContourLinesProps) {
  return (
    <svg
      className={`${styles.drawing} mirrored ${className}`}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <use href={`${contours}#lines`} />
      <circle cx={mark.x} cy={mark.y} r="7" />
    </svg>
  );
}
