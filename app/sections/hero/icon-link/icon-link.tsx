import type { ReactNode } from 'react';
import { ExternalLink } from '../../../components/external-link.tsx';
import styles from './icon-link.module.css';

/** An external link with an icon only; its label is in a tooltip and its accessible name. */
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
