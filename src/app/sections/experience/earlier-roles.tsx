import type { ReactNode } from 'react';
import { ids } from '#schema/constants.ts';

type EarlierRolesProps = { label: string; className: string | undefined; children: ReactNode };

/** The roles of a long career that are folded below the graph or the timeline, and their button. */
export function EarlierRoles({ label, className, children }: EarlierRolesProps) {
  return (
    <div className="earlier">
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
    </div>
  );
}
