import { useSyncExternalStore } from 'react';
import { useDeferred } from '../use-deferred.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { type Toast, type ToastWords, toastStore } from './toasts.ts';

const none: readonly Toast[] = [];

/** Loads the code of toasts, before the first one is shown. */
export const loadToastList = () => import('./toast-list.tsx').then(({ ToastList }) => ToastList);

/** The place of toasts. Their code is loaded with the first one. */
export function ToastHost({ words }: { words: ToastWords }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const List = useDeferred(toasts.length > 0, loadToastList, PlainToasts);
  return List && <List toasts={toasts} words={words} />;
}
