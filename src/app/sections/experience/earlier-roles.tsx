import type { ReactNode } from 'react';
import { ids } from '#schema/constants.ts';

type EarlierRolesProps = { label: string; className: string | undefined; children: ReactNode };

/** The roles that the timeline, but not the graph, folds, and their button (long-career.css). */
export function EarlierRoles({ label, className, children }: EarlierRolesProps) {
  return (
    <>
      <button
        type="button"
        className="earlier-button"
        aria-expanded="false"
        aria-controls={ids.earlierRoles}
      >
        {label}
      </button>
      <ol id={ids.earlierRoles} className={`${className} earlier-roles`} data-folds>
        {children}
      </ol>
    </>
  );
}
