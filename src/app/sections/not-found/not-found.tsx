import { ContourLines } from '#app/components/contour-lines/contour-lines.tsx';
import type { UiStrings } from '#schema/strings.ts';
import styles from './not-found.module.css';

/** The 404 page. */
export function NotFound({ home, strings }: { home: string; strings: UiStrings['notFound'] }) {
  return (
    <section className={styles.page} aria-labelledby="not-found-heading">
      <div className={styles.frame}>
        <ContourLines className={styles.contours} />
        <h1 id="not-found-heading">{strings.heading}</h1>
        <p>
          <a href={home} className={styles.home}>
            {strings.home}
          </a>
        </p>
        {/* The marker of the summit, off the map. */}
        <span className={styles.marker} aria-hidden="true" data-marker />
      </div>
    </section>
  );
}
