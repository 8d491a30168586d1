import { Component, type ReactNode, useEffect } from 'react';
import { Section } from '../section/section.tsx';
import styles from './error-screen.module.css';

/** While it is on the page, links are page loads. */
export const errorScreenId = 'error';

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
    <Section id={errorScreenId} heading="Unexpected Application Error!" level={1}>
      <p>This page could not be shown. Loading it again usually helps; if you are offline, once you are back.</p>
      <p className={styles.ways}>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload the page
        </button>
        <a href={home}>Return to Home</a>
      </p>
      {stack && <pre>{stack}</pre>}
    </Section>
  );
}
