import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import styles from './newsletter.module.css';

export type Booking = { href: string; short: string };

type ClosingSectionProps = {
  id: string;
  heading: string;
  /** The link to book a call, in the last section of the page. */
  booking: Booking | undefined;
  children: ReactNode;
};

/** A section on a dark background at the end of the home page. */
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
