import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `dismiss` when the visitor presses Escape or presses a pointer outside of `area`, while `active`.
 * `byKeyboard` is true for Escape: then the focus should not be lost with what closes.
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (byKeyboard: boolean) => void,
) {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss(true), { signal });
    document.addEventListener(
      'pointerdown',
      (event) => !area.current?.contains(event.target as Node) && onDismiss(false),
      { signal },
    );
    return () => listening.abort();
  }, [area, active]);
}
