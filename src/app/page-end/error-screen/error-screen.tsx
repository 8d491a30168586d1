import { Component, type ReactNode, useEffect } from 'react';
import { ContourLines } from '#app/components/contour-lines/contour-lines.tsx';
import { HillSection } from '#app/components/hill-section/hill-section.tsx';
import { LaterStyles } from '#app/components/later-styles.tsx';
import '#app/components/filled-button.css';
import styles from './error-screen.module.css';

type ErrorStrings = Record<'heading' | 'text' | 'reload' | 'home', string>;

type ErrorScreenProps = { error?: unknown; home: string; strings: ErrorStrings };

type ErrorBoundaryProps = Omit<ErrorScreenProps, 'error'> & {
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
    const { home, strings, isOutermost, children } = this.props;
    if (!('error' in this.state)) return children;
    const screen = <ErrorScreen error={this.state.error} home={home} strings={strings} />;
    return isOutermost ? <main>{screen}</main> : screen;
  }
}

/** The screen for an unexpected error (§8). In development it shows the stack. */
function ErrorScreen({ error, home, strings }: ErrorScreenProps) {
  useEffect(() => {
    document.title = strings.heading;
  }, [strings]);
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <HillSection id="error">
      <h1 id="error-heading" className={styles.heading}>
        {strings.heading}
      </h1>
      <p className={styles.text}>{strings.text}</p>
      <p className={styles.actions}>
        <button type="button" className="filled-button" onClick={() => location.reload()}>
          {strings.reload}
        </button>
        <a href={home}>{strings.home}</a>
      </p>
      {stack && <pre>{stack}</pre>}
      <ContourLines />
      {/* It may replace the element that had them. */}
      <LaterStyles />
    </HillSection>
  );
}
