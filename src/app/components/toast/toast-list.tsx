import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import type { ClientStrings } from '#app/client-strings.ts';
import { toast as limits } from '#schema/constants.ts';
import styles from './toast.module.css';
import type { Toast } from './toasts.ts';

type ToastListProps = {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
  strings: ClientStrings['toasts'];
};

/** The visible toasts: timed, paused on hover and focus, reached by Alt+T, dismissed by a swipe. */
export function ToastList({ toasts, dismiss, strings }: ToastListProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const lastFocused = useRef(document.activeElement);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!viewport.current?.contains(target as Node)) lastFocused.current = target as Element;
    };
    // AltGr, which is Ctrl+Alt on Windows, types a character.
    const ignoreAltGr = (event: KeyboardEvent) => event.ctrlKey && event.stopPropagation();
    // In low windows the page makes room: toasts never cover the form that causes them.
    const list = viewport.current as Element;
    const changes = new MutationObserver(() => {
      const form = document.querySelector('#newsletter form')?.getBoundingClientRect();
      const { top, bottom } = list.getBoundingClientRect();
      if (form && form.bottom > top && form.top < bottom) scrollBy(0, form.top - bottom);
    });
    changes.observe(list, { childList: true });
    addEventListener('focusin', remember);
    addEventListener('keydown', ignoreAltGr, true);
    return () => {
      changes.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('keydown', ignoreAltGr, true);
    };
  }, []);

  /** Removes a toast. Restoring the focus also resumes the timers of the others. */
  function close(id: number) {
    setTimeout(() => {
      if (viewport.current?.contains(document.activeElement))
        (lastFocused.current as HTMLElement | null)?.focus({ preventScroll: true });
    });
    dismiss(id);
  }

  return (
    <Radix.Provider
      duration={limits.autoClose}
      // Swipe towards the nearer edge.
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      // By the specification a swipe of exactly this length dismisses; Radix requires a longer one.
      swipeThreshold={limits.swipe - 0.001}
      label={strings.one}
    >
      {toasts.map(({ id, title, text, tone }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          data-tone={tone}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && close(id)}
          // A click or tap would focus the toast, and a focused toast stays open.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description className={styles.text}>{text}</Radix.Description>
          <Radix.Close className={styles.close} aria-label={strings.close} data-tooltip="">
            <span aria-hidden="true">×</span>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        className={`notices ${styles.viewport}`}
        hotkey={[...limits.hotkey.keys]}
        label={`${strings.all} (${limits.hotkey.name})`}
      />
    </Radix.Provider>
  );
}
