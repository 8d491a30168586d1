import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import styles from './newsletter.module.css';

export type Booking = { href: string; short: string };

type ClosingSectionProps = {
  id: string;
  heading: string;
  /** The link to book a call, in the last section of the page. */
  booking: Booking | undefined;
  /** Other ways than the form. */
  otherWays?: ReactNode;
  children: ReactNode;
};

/** A section on a dark background at the end of the home page. */
export function ClosingSection({ id, heading, booking, otherWays, children }: ClosingSectionProps) {
  return (
    <section id={id} className={styles.closing} aria-labelledby={`${id}-heading`}>
      <div className={styles.frame}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div>
          {children}
          {(otherWays || booking) && (
            <p className={styles.other}>
              {otherWays}
              {booking && (
                <ExternalLink href={booking.href} className={styles.booking}>
                  {booking.short}
                </ExternalLink>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
