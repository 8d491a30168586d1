import type { ReactNode } from 'react';
import { scriptsIn } from '#lib/scripts.ts';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  heading: ReactNode;
  /** 1 if the section is the page's main content, otherwise 2. */
  level?: 1 | 2;
  children: ReactNode;
};

/** A section of a page: a landmark named by its heading. */
export function Section({ id, heading, level = 2, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = `${id}-heading`;
  const script = typeof heading === 'string' ? scriptsIn(heading) : undefined;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`frame ${styles.frame}`}>
        <Heading id={headingId} className={styles.heading} data-script={script}>
          {heading}
        </Heading>
        {children}
      </div>
    </section>
  );
}
