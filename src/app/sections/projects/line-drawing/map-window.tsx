import { hill } from '#model/career/own-hill.ts';
import styles from './line-drawing.module.css';

const [width, height] = [420, 194];

/** The height of the trail at both edges of each window, from its top. */
const edge = 160;

/** Parts of the map in the units of contours.svg: the left and top edge, and a place in each. */
const windows = [
  { x: 216, y: 150, placeX: 436, placeY: 244 },
  { x: 120, y: 40, placeX: 262, placeY: 128 },
  { x: 150, y: 290, placeX: 330, placeY: 389 },
  { x: 220, y: 340, placeX: 512, placeY: 444 },
  { x: 100, y: 380, placeX: 330, placeY: 470 },
  { x: 200, y: 30, placeX: 404, placeY: 130 },
] as const;

/**
 * A part of the hero's map, for a project without a drawing. The trail enters and leaves every
 * window at the same height, so that it goes on through a row of cards.
 */
export function MapWindow({ place }: { place: number }) {
  const { x, y, placeX, placeY } = windows[place % windows.length] ?? windows[0];
  const [start, end] = [`${x} ${y + edge}`, `${x + width} ${y + edge}`];
  const trail = `M${start}C${x + 90} ${y + edge} ${placeX - 80} ${placeY} ${placeX} ${placeY}S${x + 330} ${y + edge} ${end}`;
  return (
    <svg
      width={width}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${hill.url}#lines`} />
      <path className={styles.main} d={trail} />
      <circle className={`${styles.mark} later`} cx={placeX} cy={placeY} r="7" />
    </svg>
  );
}
