import { dismissToast, type Toast, type ToastWords } from './toasts.ts';

/** What toasts look like where the code that animates and times them cannot be loaded. */
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
