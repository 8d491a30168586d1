import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeferred } from '../use-deferred.ts';

const loadTooltips = () => import('./tooltips.tsx').then(({ Tooltips }) => Tooltips);

/**
 * Gives every control marked with `data-tooltip` a tooltip that shows its `aria-label`. What draws tooltips is
 * loaded when a pointer or the focus first reaches such a control; the control itself stays as it is.
 */
export function TooltipHost() {
  const { key } = useLocation();
  const [reached, setReached] = useState<{ page: string; controls: readonly HTMLElement[] }>({
    page: key,
    controls: [],
  });
  const Tooltips = useDeferred(reached.controls.length > 0, loadTooltips);

  useEffect(() => {
    const reach = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      if (!control) return;
      setReached(({ page, controls }) => {
        const here = page === key ? controls : [];
        return page === key && here.includes(control)
          ? { page, controls }
          : { page: key, controls: [...here, control] };
      });
    };
    const listening = new AbortController();
    document.addEventListener('pointerover', reach, { signal: listening.signal });
    document.addEventListener('focusin', reach, { signal: listening.signal });
    return () => listening.abort();
  }, [key]);

  return Tooltips && <Tooltips controls={reached.page === key ? reached.controls : []} />;
}
