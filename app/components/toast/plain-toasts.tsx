import styles from './toast.module.css';
import { dismissToast, type Toast } from './toasts.ts';

/** What toasts look like where the code that animates and times them cannot be loaded. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <ol className={styles.viewport} aria-label="Notifications">
      {toasts.map(({ id, title, text, tone }) => (
        <li
          key={id}
          className={styles.toast}
          data-tone={tone}
          role={tone === 'destructive' ? 'alert' : 'status'}
        >
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => dismissToast(id)}>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
