import { useState } from 'react';

/**
 * Whether a button is expanded or pressed on the page that is being taken over. The page's own functions (app/inline)
 * change the attribute, from the first paint on: React writes it once, as the visitor has left it, and never again.
 *
 * @param initial what the HTML says.
 */
export function useShownState(
  selector: string,
  state: 'ariaExpanded' | 'ariaPressed',
  initial = false,
): boolean {
  const [isOn] = useState(() =>
    typeof document === 'undefined'
      ? initial
      : document.querySelector(selector)?.[state] === 'true',
  );
  return isOn;
}
