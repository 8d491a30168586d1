import { useSyncExternalStore } from 'react';
import { toast as limits } from '#schema/constants.ts';
import type { UiStrings } from '#strings/types.ts';
import { useDeferred } from '../use-deferred.ts';
import { addToast, dismissToast, type Toast, toastStore } from './toasts.ts';

/** Loads the code of toasts. The newsletter form calls it before the first toast. */
export const loadToastList = () => import('./toast-list.tsx').then(({ ToastList }) => ToastList);

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
  const List = useDeferred(toasts.length > 0, loadToastList);
  return (
    List && toasts.length > 0 && <List {...{ toasts, limits, strings }} dismiss={dismissToast} />
  );
}
