import { ExternalLink } from '../external-link.tsx';
import styles from './footer.module.css';

/** One quiet line. It repeats the booking link for who has read to the end. */
export function Footer({ name, booking }: { name: string; booking: string }) {
  return (
    <footer className={styles.footer}>
      <p>{name}</p>
      <ExternalLink href={booking} className={styles.booking}>
        Book a call
      </ExternalLink>
    </footer>
  );
}
