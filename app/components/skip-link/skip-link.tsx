import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Takes a keyboard visitor past something long; shown while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={to}>
      {children}
    </a>
  );
}
