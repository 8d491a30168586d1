import * as Radix from '@radix-ui/react-toast';
import { quick } from '../../../shared/constants.ts';
import { toast as limits } from '../../../shared/specification.ts';
import styles from './toast.module.css';
import { dismissToast, type Toast, type ToastWords } from './toasts.ts';

/** Radix dismisses beyond its threshold; the specification includes the threshold. */
const swipeThreshold = limits.swipe - 0.001;

/**
 * The visible toasts: timed, paused while hovered or focused, reached by Alt+T, dismissed by a
 * swipe.
 */
export function ToastList({ toasts, words }: { toasts: readonly Toast[]; words: ToastWords }) {
  return (
    <Radix.Provider
      duration={limits.autoClose}
      // Towards the nearer edge.
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={swipeThreshold}
      label={words.one}
    >
      {toasts.map(({ id, title, text, tone }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          data-tone={tone}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && setTimeout(dismissToast, quick, id)}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description className={styles.text}>{text}</Radix.Description>
          <Radix.Close className={styles.close} aria-label={words.close} data-tooltip>
            <span aria-hidden="true">×</span>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        className={styles.viewport}
        hotkey={[...limits.hotkey.keys]}
        label={`${words.all} (${limits.hotkey.name})`}
      />
    </Radix.Provider>
  );
}
