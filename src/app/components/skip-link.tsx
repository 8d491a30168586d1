import type { ReactNode } from 'react';

/** Lets keyboard visitors skip a long part of the page; visible while focused. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="skip-link" href={to}>
    {children}
  </a>
);
