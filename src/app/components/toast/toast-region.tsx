import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { ClientStrings } from '#app/client-strings.ts';
import { memoize } from '#lib/memoize.ts';
import { ToastList } from './toast-list.tsx';
import { dismissToast, toastStore } from './toasts.ts';

export { addToast } from './toasts.ts';

type ToastRegionProps = { strings: ClientStrings['toasts'] };

/**
 * The toasts. The list is removed with the last one, because Radix's timers stay paused after a
 * focused or hovered toast has been closed (https://github.com/radix-ui/primitives/issues/2233).
 */
function ToastRegion({ strings }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return toasts.length > 0 && <ToastList {...{ toasts, strings }} dismiss={dismissToast} />;
}

/** Adds the toasts to the end of the main content, once. */
export const mountToasts = memoize((strings: ToastRegionProps['strings']) => {
  const container = document.createElement('div');
  document.getElementById('main')?.append(container);
  const root = createRoot(container);
  root.render(<ToastRegion strings={strings} />);
  return root;
});
