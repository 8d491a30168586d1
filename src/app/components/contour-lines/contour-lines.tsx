import type { ReactNode } from 'react';
import type { Station } from '#model/career/route-stations.ts';
import styles from './contour-lines.module.css';
import '#app/components/wipe.css';

/** A station, and the URL of its name on the map if there is room for one. */
export type NamedStation = Station & { nameUrl: string | false };

type ContourLinesProps = {
  /** The URL of the hill's file. */
  hill: string;
  className?: string | undefined;
  /** The stations of the route to the summit; without them there is no route and no relief. */
  stations?: NamedStation[] | undefined;
  /** Drawn in place of the route. */
  marks?: ReactNode;
};

/**
 * The hill of contour lines and the route of a career to its summit. Screen readers and keyboard
 * users have the list of roles instead. The lines are in a file that all pages share and that does
 * not block the first paint.
 */
export function ContourLines({ hill, className = '', stations, marks }: ContourLinesProps) {
  const box = {
    // Without styles it would fill the window.
    width: 420,
    viewBox: '0 0 640 640',
    preserveAspectRatio: 'xMaxYMid slice',
  };
  return (
    <>
      <svg
        className={`${styles.drawing} ${styles.lines} mirrored ${className}`}
        {...box}
        aria-hidden="true"
      >
        {stations && <use href={`${hill}#tints`} className={styles.tints} />}
        <use href={`${hill}#lines`} />
      </svg>
      {stations && (
        <div className={`${styles.drawing} ${className}`} data-wipe="up">
          <svg className={`${styles.route} mirrored`} {...box} aria-hidden="true">
            <use href={`${hill}#route`} />
            {stations.map(({ x, y, role, nameUrl }) => (
              <a key={role} href={`#role-${role}`} data-tooltip="" tabIndex={-1}>
                <use href={`${hill}#station`} x={x} y={y} />
                {nameUrl && <use href={nameUrl} className={styles.name} />}
              </a>
            ))}
          </svg>
        </div>
      )}
      {marks && (
        <svg className={`${styles.drawing} mirrored ${className}`} {...box} aria-hidden="true">
          {marks}
        </svg>
      )}
    </>
  );
}
