import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import styles from './newsletter.module.css';

export type Booking = { href: string; short: string };

type ClosingSectionProps = {
  id: string;
  heading: string;
  /** The call that the page ends with, in its last band. */
  booking: Booking | undefined;
  children: ReactNode;
};

/** A section on the dark ground that closes the home page. */
export function ClosingSection({ id, heading, booking, children }: ClosingSectionProps) {
  return (
    <section id={id} className={styles.closing} aria-labelledby={`${id}-heading`}>
      <div className={styles.frame}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div>
          {children}
          {booking && (
            <ExternalLink href={booking.href} className={styles.booking}>
              {booking.short}
            </ExternalLink>
          )}
        </div>
      </div>
    </section>
  );
}
