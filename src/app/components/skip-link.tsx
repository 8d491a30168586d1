import type { ReactNode } from 'react';

/** Lets keyboard visitors skip a long part of the page; visible while focused. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={to}>
      {children}
    </a>
  );
}
