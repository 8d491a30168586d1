import type { ReactNode } from 'react';
import { ExternalLink } from '../../../components/external-link.tsx';
import styles from './icon-link.module.css';

/** An external link or a mailbox that is only an icon: its label names it to assistive technology and in a tooltip. */
export function IconLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <ExternalLink
      href={href}
      aria-label={label}
      data-tooltip
      data-client="any"
      className={styles.link}
    >
      {children}
    </ExternalLink>
  );
}
