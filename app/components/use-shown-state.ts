import { useState } from 'react';

/**
 * Whether a button is expanded on the page that is being taken over. Buttons with `aria-expanded` are
 * toggled by app/inline/toggle-disclosures.ts, from the first paint on and by nothing else: React writes the attribute
 * once, as the visitor has left it, and never touches it again.
 */
export function useShownState(selector: string): boolean {
  const [isExpanded] = useState(
    () => typeof document !== 'undefined' && document.querySelector(selector)?.ariaExpanded === 'true',
  );
  return isExpanded;
}
