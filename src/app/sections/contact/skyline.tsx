import type { Skyline as SkylineShape } from '#model/career/skyline.ts';
import styles from './skyline.module.css';

/** The edge of the closing band: the owner's career in profile. Decoration. */
export function Skyline({ ridge, summit: { x, y } }: SkylineShape) {
  return (
    <svg
      className={`${styles.skyline} mirrored`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ridge} />
      {/* A line of hardly any length is its round ends: stretching makes no ellipse of them. */}
      <path d={`M${x} ${y}h.01`} strokeWidth="14" strokeLinecap="round" />
    </svg>
  );
}
