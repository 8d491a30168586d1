import { useState } from 'react';

/**
 * The expanded or pressed state of a button at hydration. React must not update it later: inline
 * scripts (src/app/inline) change the attribute before and after hydration.
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
