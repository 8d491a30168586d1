import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Lets keyboard visitors skip a long part of the page; visible while focused. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={to}>
      {children}
    </a>
  );
}
