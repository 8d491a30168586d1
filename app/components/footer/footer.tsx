import type { ComponentProps } from 'react';
import { ExternalLink } from '../external-link.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import styles from './footer.module.css';

type FooterProps = {
  name: string;
  /** How visitors get in touch. */
  contact: { href: string; short: string };
  pages: { href: string; label: string }[];
  /** URLs of the same content in other formats. */
  files: Record<'contactCard' | 'resume' | 'text', string> &
    Record<'printedResume' | 'feed', string | undefined>;
  /** The email address, if no other part of home has it. */
  email: string | undefined;
  words: Record<'contactCard' | 'printedResume' | 'resume' | 'text' | 'feed', string>;
  themes: ComponentProps<typeof ThemeSwitch>['words'];
};

export function Footer({ name, contact, email, pages, files, words, themes }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <p>{name}</p>
      <ThemeSwitch words={themes} />
      <ul className={styles.links}>
        <li className={styles.booking}>
          <ExternalLink href={contact.href}>{contact.short}</ExternalLink>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {files.feed && (
          <li>
            <a href={files.feed}>{words.feed}</a>
          </li>
        )}
        <li>
          <a href={files.contactCard}>{words.contactCard}</a>
        </li>
        {files.printedResume && (
          <li>
            <a href={files.printedResume}>{words.printedResume}</a>
          </li>
        )}
        <li>
          <a href={files.resume}>{words.resume}</a>
        </li>
        <li>
          <a href={files.text}>{words.text}</a>
        </li>
      </ul>
    </footer>
  );
}
