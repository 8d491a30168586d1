import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import styles from './icon-link.module.css';

/**
 * A link to a profile of the owner that shows only an icon; its label is its accessible name and in
 * its tooltip. The classes here and in the hero are those of an h-card
 * (https://microformats.org/wiki/h-card).
 */
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
      data-client=""
      className={`u-url ${styles.link}`}
      rel="me"
    >
      {children}
    </ExternalLink>
  );
}
