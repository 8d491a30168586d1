import { type FormEvent, useRef, useState } from 'react';
import type { ClientStrings } from '#app/client-strings.ts';
import { loadToasts, showToast } from '#app/components/toast/show-toast.ts';
import { ids } from '#schema/constants.ts';
import type { Newsletter as NewsletterService } from '#schema/owner.ts';
import { CopyMessage } from './copy-message.tsx';
import { openMailClient, subscriptionMailto } from './mail-message.ts';
import styles from './newsletter.module.css';
import { HiddenFields, postAttributes } from './posted-form.tsx';

/** How long the busy label stays, in milliseconds: long enough to read it. */
const busyMs = 600;

type NewsletterFormProps = {
  /** If there is one, the form is posted there in a new tab, even without scripts. */
  action: NewsletterService['action'] | undefined;
  field: NewsletterService['field'] | undefined;
  hidden: NewsletterService['hidden'] | undefined;
  strings: ClientStrings;
};

/** The newsletter form. It posts to the owner's service or opens the visitor's mail client. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { action } = props;
  const { newsletter: strings, toasts } = props.strings;
  const { mailbox } = strings;
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (action) return showToast({ ...strings.posted, tone: 'success' }, toasts);
    event.preventDefault();
    const input = field.current;
    if (isBusy || !input) return;
    setBusy(true);
    // It arrives while the button is busy.
    loadToasts().catch(() => {});
    try {
      // During the submit event: browsers open other programs only on a user gesture.
      openMailClient(subscriptionMailto(mailbox, input.value, strings));
      await new Promise((resolve) => setTimeout(resolve, busyMs));
      input.value = '';
      showToast({ ...strings.opened, tone: 'success' }, toasts);
    } catch {
      showToast({ ...strings.failed, tone: 'destructive' }, toasts);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <form
        className={`${styles.form} ${styles.row} ${action ? '' : 'needs-script'}`}
        data-client=""
        onSubmit={submit}
        {...postAttributes(action)}
      >
        <HiddenFields fields={props.hidden} />
        <input
          ref={field}
          id={ids.newsletterEmail}
          className={styles.field}
          type="email"
          name={props.field ?? 'email'}
          autoComplete="email"
          aria-label={strings.label}
          placeholder={strings.placeholder}
          aria-describedby={strings.note && 'newsletter-note'}
          required
        />
        <button id={ids.subscribe} type="submit" className="filled-button" aria-disabled={isBusy}>
          {isBusy ? strings.subscribing : strings.subscribe}
        </button>
        {strings.note && (
          <p id="newsletter-note" className={`meta-text ${styles.note}`}>
            {strings.note}
          </p>
        )}
      </form>
      {!action && (
        <p className={`link-row accent-on-hover ${styles.other}`}>
          <span>
            {/* On paper and without scripts nothing is before the 'or'. */}
            <span className="needs-script">{`${strings.orWrite} `}</span>
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </span>
          <CopyMessage field={field} strings={strings} />
        </p>
      )}
    </>
  );
}
