import { Component, type ReactNode, useEffect } from 'react';
import { Section } from '../section/section.tsx';
import styles from './error-screen.module.css';

type ErrorWords = Record<'heading' | 'text' | 'reload' | 'home', string>;

type ErrorBoundaryProps = {
  home: string;
  words: ErrorWords;
  /** Whether the error screen replaces the whole page. */
  isOutermost?: boolean;
  children: ReactNode;
};

/** Shows the error screen in place of components that fail. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { home, words, isOutermost, children } = this.props;
    if (!('error' in this.state)) return children;
    const screen = <ErrorScreen error={this.state.error} home={home} words={words} />;
    return isOutermost ? <main>{screen}</main> : screen;
  }
}

/** The screen for an unexpected error (§8). In development it shows the stack. */
export function ErrorScreen({
  error,
  home,
  words,
}: {
  error?: unknown;
  home: string;
  words: ErrorWords;
}) {
  useEffect(() => {
    document.title = words.heading;
  }, [words]);
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <Section id="error" heading={words.heading} level={1}>
      <p>{words.text}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {words.reload}
        </button>
        <a href={home}>{words.home}</a>
      </p>
      {stack && <pre>{stack}</pre>}
    </Section>
  );
}
