import { ExternalLink } from '#app/components/external-link.tsx';
import type { UiStrings } from '#strings/types.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import '#app/components/links.css';
import styles from './footer.module.css';

type FooterProps = {
  name: string;
  /** How visitors get in touch. */
  contact: { href: string; short: string };
  links: { href: string; label: string }[];
  /** The email address, if no other part of the home page shows it. */
  email: string | undefined;
  themeStrings: UiStrings['theme'];
};

export const Footer = ({ name, contact, email, links, themeStrings }: FooterProps) => (
  <footer className={`frame ${styles.footer}`}>
    <p>{name}</p>
    <ThemeSwitch strings={themeStrings} />
    <ul className="link-row accent-on-hover">
      <li className={styles.booking}>
        <ExternalLink href={contact.href}>{contact.short}</ExternalLink>
      </li>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </footer>
);
