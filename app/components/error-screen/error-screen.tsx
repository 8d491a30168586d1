import { Component, type ReactNode, useEffect } from 'react';
import styles from './error-screen.module.css';

type ErrorBoundaryProps = {
  home: string;
  /** Whether nothing of the page is left around the error screen. */
  isOutermost?: boolean;
  children: ReactNode;
};

/** Shows the error screen in place of what cannot be shown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    // What React wanted to remove is gone or elsewhere: somebody else has changed the page. The page at the address in
    // the bar is whole, and a load away.
    if (error instanceof DOMException) location.reload();
    return { error };
  }

  override render() {
    const { home, isOutermost, children } = this.props;
    if (!('error' in this.state)) return children;
    const screen = <ErrorScreen error={this.state.error} home={home} />;
    return isOutermost ? <main>{screen}</main> : screen;
  }
}

/**
 * What is shown when routing fails in a way nobody foresaw (specification §8). In production it tells nothing about
 * the inside; in development it shows the stack.
 */
function ErrorScreen({ error, home }: { error: unknown; home: string }) {
  useEffect(() => {
    document.title = 'Unexpected Application Error!';
  }, []);
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <section className={styles.screen} aria-labelledby="error-heading">
      <h1 id="error-heading" className={styles.heading} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p className={styles.text}>
        This page could not be shown. Loading it again usually helps; if you are offline, once you are back.
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload the page
        </button>
        {/* A full load on purpose: whatever is broken in this tab is left behind. */}
        <a className={styles.home} href={home} data-full-load>
          Return to Home
        </a>
      </p>
      {stack && <pre>{stack}</pre>}
    </section>
  );
}
