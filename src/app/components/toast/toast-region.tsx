import { useSyncExternalStore } from 'react';
import { toast as limits } from '#schema/constants.ts';
import type { UiStrings } from '#strings/types.ts';
import { addToast, dismissToast, type Toast, toastStore } from './toasts.ts';

let ToastList: typeof import('./toast-list.tsx').ToastList | undefined;

/** Loads the code of toasts. The newsletter form calls it before the first toast. */
export const loadToastList = async () => {
  ({ ToastList } = await import('./toast-list.tsx'));
};

/** Shows a toast or, if its code cannot be loaded, its text in the page's notice for as long. */
export const showToast = (toast: Omit<Toast, 'id'>) =>
  loadToastList()
    .catch(loadToastList)
    .then(
      () => addToast(toast),
      () => {
        const notify = (text: string) => document.getElementById('notice')?.replaceChildren(text);
        notify(`${toast.title} ${toast.text}`);
        setTimeout(notify, limits.autoClose, '');
      },
    );

/**
 * The toasts; their code loads with the first one. The list is removed with the last one, because
 * Radix's timers stay paused after a focused or hovered toast has been closed
 * (https://github.com/radix-ui/primitives/issues/2233).
 */
export function ToastRegion({ strings }: { strings: UiStrings['toasts'] }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    ToastList &&
    toasts.length > 0 && <ToastList {...{ toasts, limits, strings }} dismiss={dismissToast} />
  );
}
