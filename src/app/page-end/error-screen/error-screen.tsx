import { useEffect } from 'react';
import type { ClientStrings } from '#app/client-strings.ts';
import { ContourLines } from '#app/components/contour-lines/contour-lines.tsx';
import { HillSection } from '#app/components/hill-section/hill-section.tsx';
import '#app/components/filled-button.css';
import styles from './error-screen.module.css';

type ErrorScreenProps = { error: unknown; strings: ClientStrings['error'] };

/** The screen for an unexpected error (§8). In development it shows the stack. */
export function ErrorScreen({ error, strings }: ErrorScreenProps) {
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
        <a href={strings.homeUrl}>{strings.home}</a>
      </p>
      {stack && <pre>{stack}</pre>}
      <ContourLines hill={strings.hill} />
    </HillSection>
  );
}
