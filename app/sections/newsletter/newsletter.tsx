import { type FormEvent, useRef, useState } from 'react';
import { loadToastList } from '../../components/toast/toast-host.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { CopyMessage } from './copy-message.tsx';
import { subscriptionMailto } from './mail-message.ts';
import styles from './newsletter.module.css';
import { openMailClient } from './open-mail-client.ts';
import { useDraft } from './use-draft.ts';

/** How long the busy label stays, in milliseconds: the mail client is handed over at once, reading takes longer. */
const busyTime = 600;

const fieldId = 'newsletter-email';

/** The inverted band: asks for an address and hands a ready-made request to the visitor's mail client. */
export function Newsletter({ mailbox }: { mailbox: string }) {
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const draft = useDraft(field, fieldId);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (busy || !input) return;
    setBusy(true);
    try {
      // In the submit event itself: a browser opens another program only for something the visitor did.
      openMailClient(subscriptionMailto(mailbox, input.value));
      await new Promise((resolve) => setTimeout(resolve, busyTime));
      input.value = '';
      draft.forgetDraft();
      showToast({
        title: 'Email client opened!',
        text: 'Please send the email to complete your subscription.',
        tone: 'success',
      });
    } catch {
      showToast({
        title: 'Error',
        text: 'Failed to open email client. Please try again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section id="newsletter" className={styles.band} aria-labelledby="newsletter-heading">
      <div className={styles.frame}>
        <h2 id="newsletter-heading">Stay up to date</h2>
        <div className={styles.ways}>
          <form className={`${styles.form} needs-script`} onSubmit={submit}>
            <label className="visually-hidden" htmlFor={fieldId}>
              Email address
            </label>
            <input
              ref={field}
              id={fieldId}
              className={styles.field}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="Enter your email"
              aria-describedby="newsletter-note"
              required
              onInput={draft.keepDraft}
              onFocus={() => loadToastList().catch(() => {})}
            />
            <button type="submit" className={styles.subscribe} aria-disabled={busy}>
              {busy ? 'Subscribing...' : 'Subscribe'}
            </button>
            <p id="newsletter-note" className={styles.note}>
              No spam, unsubscribe at any time.
            </p>
          </form>
          <p className={styles.other}>
            <span>
              Or write to <a href={`mailto:${mailbox}`}>{mailbox}</a>
            </span>
            <CopyMessage field={field} />
          </p>
        </div>
      </div>
    </section>
  );
}
