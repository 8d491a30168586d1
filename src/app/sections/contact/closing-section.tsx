import type { ReactNode } from 'react';
import { CallLine, type CallLineProps } from '#app/page-end/call-band/call-band.tsx';
import { scriptsIn } from '#lib/scripts.ts';
import styles from './newsletter.module.css';

type ClosingSectionProps = {
  id: string;
  heading: string;
  /** The link to book a call, in the first closing section of the page. */
  booking: CallLineProps | undefined;
  children: ReactNode;
};

/** A section on a dark background at the end of the home page. */
export function ClosingSection({ id, heading, booking, children }: ClosingSectionProps) {
  return (
    <section id={id} className={styles.closing} aria-labelledby={`${id}-heading`}>
      <div className={`frame ${styles.frame}`}>
        {booking && <CallLine {...booking} />}
        <h2 id={`${id}-heading`} data-script={scriptsIn(heading)}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
