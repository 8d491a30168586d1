import { useState } from 'react';

/** Whether a button is expanded at hydration. React must not update it later: src/app/inline does. */
export function useWasExpanded(selector: string): boolean {
  const [wasExpanded] = useState(
    () =>
      typeof document !== 'undefined' &&
      document.querySelector(selector)?.getAttribute('aria-expanded') === 'true',
  );
  return wasExpanded;
}
