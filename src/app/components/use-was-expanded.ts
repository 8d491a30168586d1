import { useState } from 'react';

/**
 * Whether a button is expanded at hydration. React must not update the attribute later: inline
 * scripts (src/app/inline) change it before and after hydration.
 */
export function useWasExpanded(selector: string): boolean {
  const [wasExpanded] = useState(
    () =>
      typeof document !== 'undefined' &&
      document.querySelector(selector)?.getAttribute('aria-expanded') === 'true',
  );
  return wasExpanded;
}
