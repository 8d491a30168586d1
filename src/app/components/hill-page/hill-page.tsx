import type { ReactNode } from 'react';
import { ContourLines } from '../contour-lines/contour-lines.tsx';
import styles from './hill-page.module.css';

type HillPageProps = {
  id: string;
  heading: string;
  /** Drawn on the hill. */
  marks?: ReactNode;
  children: ReactNode;
};

/** A page with a large heading beside the hill of contour lines. */
export const HillPage = ({ id, heading, marks, children }: HillPageProps) => (
  <section className={styles.page} aria-labelledby={`${id}-heading`}>
    <div className={styles.frame}>
      <h1 id={`${id}-heading`}>{heading}</h1>
      {children}
      <ContourLines className={styles.contours} marks={marks} />
    </div>
  </section>
);
