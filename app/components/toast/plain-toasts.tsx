import { dismissToast, type Toast, type ToastWords } from './toasts.ts';

/** Toasts without animation and timers, if the code for those fails to load. */
export function PlainToasts({ toasts, words }: { toasts: readonly Toast[]; words: ToastWords }) {
  return (
    <ol className="notices" aria-label={words.all}>
      {toasts.map(({ id, title, text, tone }) => (
        <li
          key={id}
          className="notice"
          data-tone={tone}
          role={tone === 'destructive' ? 'alert' : 'status'}
        >
          <p>
            <strong>{title}</strong>
          </p>
          <p>{text}</p>
          <button type="button" onClick={() => dismissToast(id)}>
            {words.close}
          </button>
        </li>
      ))}
    </ol>
  );
}
