import type { ReactNode } from 'react';
import styles from './hill-section.module.css';

type HillSectionProps = {
  id: string;
  /** Classes of the section and of the frame. */
  className?: string | undefined;
  frame?: string | undefined;
  /** Text and, as the last child, the hill. */
  children: ReactNode;
};

/** A section of text with the hill of contour lines beside it, or below it on narrow screens. */
export const HillSection = ({ id, className = '', frame = '', children }: HillSectionProps) => (
  <section id={id} className={`${className} ${styles.section}`} aria-labelledby={`${id}-heading`}>
    <div className={`frame ${styles.frame} ${frame}`}>{children}</div>
  </section>
);
