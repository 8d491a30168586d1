import type { ClientStrings } from '#app/client-strings.ts';
import { toast as limits } from '#schema/constants.ts';
import type { Toast } from './toasts.ts';

/** Loads the code of toasts. The newsletter form calls it before the first toast. */
export const loadToasts = () => import('./toast-region.tsx');

/** Shows a toast or, if its code cannot be loaded, its text in the page's notice for as long. */
export const showToast = (toast: Omit<Toast, 'id'>, strings: ClientStrings['toasts']) =>
  loadToasts()
    .catch(loadToasts)
    .then(
      ({ addToast, mountToasts }) => {
        mountToasts(strings);
        addToast(toast);
      },
      () => {
        const notify = (text: string) => document.getElementById('notice')?.replaceChildren(text);
        notify(`${toast.title} ${toast.text}`);
        setTimeout(notify, limits.autoClose, '');
      },
    );
