import { useRouteError } from 'react-router';
import { HiddenPageHead } from '../page-head.tsx';
import styles from './error-screen.module.css';

/**
 * What is shown when routing fails in a way nobody foresaw (specification §8). In production it tells nothing about
 * the inside; in development it shows the stack.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <main className={styles.screen}>
      <HiddenPageHead title="Unexpected Application Error!" description="Something went wrong." />
      <h1 className={styles.heading}>Unexpected Application Error!</h1>
      <p className={styles.text}>
        This page could not be shown. Loading it again usually helps; if you are offline, once you are back.
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload the page
        </button>
        {/* A full load on purpose: whatever is broken in this tab is left behind. */}
        <a className={styles.home} href={import.meta.env.BASE_URL}>
          Return to Home
        </a>
      </p>
      {stack && <pre>{stack}</pre>}
    </main>
  );
}
