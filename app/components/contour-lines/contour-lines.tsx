import styles from './contour-lines.module.css';
import contours from './contours.svg';

/** The drawing's side, and where its summit is, in its own units (contours.svg). */
const side = 640;
export const summit = { x: 436, y: 244 };

type ContourLinesProps = {
  className: string | undefined;
  /** Where the copper mark stands, in the drawing's units; left out, on the summit. */
  mark?: { x: number; y: number };
};

/** The survey sheet's hill: decoration, whose lines are a file that every page shares and no first paint waits for. */
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
