import type { Skyline as SkylineShape } from '#model/career/skyline.ts';
import styles from './skyline.module.css';

/** Two ridges behind the skyline, the farther first; both are lower than its summit. */
const haze = [
  'M-9 66 8 56 18 62 30 42 40 52 54 32 68 46 82 40 109 60V99H-9',
  'M-9 78 12 66 26 74 40 58 54 70 66 54 80 64 109 74V99H-9',
];

/** The upper edge of the closing section: a decorative profile of the owner's career. */
export function Skyline({ ridge, summit: { x, y } }: SkylineShape) {
  return (
    <svg
      className={`${styles.skyline} mirrored`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {haze.map((d) => (
        <path key={d} d={d} className={styles.haze} />
      ))}
      <path d={ridge} />
      {/* Very short lines with round ends draw circles that stretching does not distort. */}
      <path d={`M${x} ${y}h.01`} strokeWidth="14" strokeLinecap="round" />
    </svg>
  );
}
