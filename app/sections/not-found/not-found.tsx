import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ContourLines } from '../../components/contour-lines/contour-lines.tsx';
import { pathAsked } from '../../path-asked.ts';
import { tidyPath } from '../../tidy-path.ts';
import styles from './not-found.module.css';

/** The page for every path that leads nowhere: the marker is off the map. */
export function NotFound() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every path that leads here
  useEffect(() => {
    const shown = window.location.pathname;
    console.error(`404: there is no page at ${shown === tidyPath(pathAsked) ? pathAsked : shown}`);
  }, [pathname]);

  return (
    <section className={styles.page} aria-labelledby="not-found-heading">
      <ContourLines className={styles.contours} mark={{ x: 40, y: 548 }} />
      <div className={styles.frame}>
        <h1 id="not-found-heading" tabIndex={-1}>
          Oops! Page not found
        </h1>
        <p>
          <Link to="/" className={styles.home}>
            Return to Home
          </Link>
        </p>
      </div>
    </section>
  );
}
