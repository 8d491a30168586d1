import { useSyncExternalStore } from 'react';
import { useDeferred } from '../use-deferred.ts';
import { type Toast, type ToastStrings, toastStore } from './toasts.ts';

const none: readonly Toast[] = [];

/** Loads the code of toasts, before the first one is shown. */
export const loadToastList = () => import('./toast-list.tsx').then(({ ToastList }) => ToastList);

/**
 * The toast region; its code loads with the first toast. It is removed with the last one:
 * Radix's timers would stay paused after a focused or hovered toast has been closed
 * (https://github.com/radix-ui/primitives/issues/2233).
 */
export function ToastRegion({ strings }: { strings: ToastStrings }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const List = useDeferred(toasts.length > 0, loadToastList);
  return List && toasts.length > 0 && <List toasts={toasts} strings={strings} />;
}
