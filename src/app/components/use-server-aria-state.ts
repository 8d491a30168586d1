import { useState } from 'react';

/**
 * The expanded or pressed state of a button at hydration. Inline scripts (app/inline) change the
 * attribute before and after hydration, so React renders it only once.
 *
 * @param initial the state in the prerendered HTML.
 */
export function useServerAriaState(
  selector: string,
  state: 'aria-expanded' | 'aria-pressed',
  initial = false,
): boolean {
  const [isOn] = useState(() =>
    typeof document === 'undefined'
      ? initial
      : document.querySelector(selector)?.getAttribute(state) === 'true',
  );
  return isOn;
}
