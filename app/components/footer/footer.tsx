import { ExternalLink } from '../external-link.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import styles from './footer.module.css';

type FooterProps = {
  name: string;
  booking: string;
  /** Addresses of the same content in other forms. */
  files: { contactCard: string; resume: string; text: string };
};

/** Quiet lines. They repeat the booking link for who has read to the end. */
export function Footer({ name, booking, files }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <p>{name}</p>
      <ThemeSwitch />
      <ul className={styles.links}>
        <li>
          <a href={files.contactCard}>Contact card</a>
        </li>
        <li>
          <a href={files.resume}>Résumé (JSON)</a>
        </li>
        <li>
          <a href={files.text}>Plain text</a>
        </li>
        <li>
          <ExternalLink href={booking}>Book a call</ExternalLink>
        </li>
      </ul>
    </footer>
  );
}
