import { toast as limits, quickMs } from '#schema/constants.ts';

export type Toast = {
  id: number;
  title: string;
  text: string;
  /** Destructive toasts are announced assertively, others politely. */
  tone: 'success' | 'destructive';
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Adds a toast, and removes the oldest ones beyond the limit of the specification. */
export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  set([...toasts, { ...toast, id: lastId }].slice(-limits.visible));
}

/** Removes a toast once it has faded out; does nothing if it is already gone. */
export function dismissToast(id: number): void {
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), quickMs);
}

/** The toasts to show, oldest first, for `useSyncExternalStore`. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
