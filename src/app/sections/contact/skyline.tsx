import type { Skyline as SkylineShape } from '#model/career/skyline.ts';
import styles from './skyline.module.css';

/** The upper edge of the closing section: a decorative profile of the owner's career. */
export function Skyline({ ridge, summit: { x, y } }: SkylineShape) {
  return (
    <svg
      className={`${styles.skyline} mirrored`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ridge} />
      {/* Very short lines with round ends draw circles that stretching does not distort. */}
      <path d={`M${x} ${y}h.01`} strokeWidth="14" strokeLinecap="round" />
    </svg>
  );
}
