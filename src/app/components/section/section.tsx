import type { ReactNode, Ref } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  heading: ReactNode;
  /** 1 if the section is the page's main content, otherwise 2. */
  level?: 1 | 2;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A section of a page: a landmark named by its heading. */
export function Section({ id, heading, level = 2, children, ref }: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = `${id}-heading`;
  return (
    <section id={id} ref={ref} className={styles.section} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`frame ${styles.frame}`}>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {children}
      </div>
    </section>
  );
}
