import { type FormEvent, useRef, useState } from 'react';
import { loadToastList, showToast } from '#app/components/toast/toast-region.tsx';
import type { CallLineProps } from '#app/page-end/call-band/call-band.tsx';
import { ids } from '#schema/constants.ts';
import type { Newsletter as NewsletterService } from '#schema/owner.ts';
import type { UiStrings } from '#strings/types.ts';
import { ClosingSection } from './closing-section.tsx';
import { CopyMessage } from './copy-message.tsx';
import { openMailClient, subscriptionMailto } from './mail-message.ts';
import styles from './newsletter.module.css';
import { HiddenFields, postAttributes } from './posted-form.tsx';

/** How long the busy label stays, in milliseconds: long enough to read it. */
const busyMs = 600;

type NewsletterProps = {
  mailbox: string;
  /** If it has an `action`, the form is posted there in a new tab, even without scripts. */
  service: NewsletterService | undefined;
  booking: CallLineProps | undefined;
  strings: UiStrings['newsletter'];
};

/** The newsletter form. It posts to the owner's service or opens the visitor's mail client. */
export function Newsletter({ mailbox, service = {}, booking, strings }: NewsletterProps) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (service.action) return showToast({ ...strings.posted, tone: 'success' });
    event.preventDefault();
    const input = field.current;
    if (isBusy || !input) return;
    setBusy(true);
    // It arrives while the button is busy.
    loadToastList().catch(() => {});
    try {
      // During the submit event: browsers open other programs only on a user gesture.
      openMailClient(subscriptionMailto(mailbox, input.value, strings));
      await new Promise((resolve) => setTimeout(resolve, busyMs));
      input.value = '';
      showToast({ ...strings.opened, tone: 'success' });
    } catch {
      showToast({ ...strings.failed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ClosingSection
      id="newsletter"
      heading={strings.heading}
      booking={booking}
      otherWays={
        <>
          <span>
            {/* On paper and without scripts nothing is before the 'or'. */}
            <span className="needs-script">{`${strings.orWrite} `}</span>
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </span>
          <CopyMessage field={field} strings={strings} />
        </>
      }
    >
      <form
        className={`${styles.form} ${styles.row} ${service.action ? '' : 'needs-script'}`}
        data-client=""
        onSubmit={submit}
        {...postAttributes(service.action)}
      >
        <HiddenFields fields={service.hidden} />
        <input
          ref={field}
          id={ids.newsletterEmail}
          className={styles.field}
          type="email"
          name={service.field ?? 'email'}
          autoComplete="email"
          aria-label={strings.label}
          placeholder={strings.placeholder}
          aria-describedby="newsletter-note"
          required
        />
        <button id={ids.subscribe} type="submit" className="filled-button" aria-disabled={isBusy}>
          {isBusy ? strings.subscribing : strings.subscribe}
        </button>
        <p id="newsletter-note" className={`meta-text ${styles.note}`}>
          {strings.note}
        </p>
      </form>
    </ClosingSection>
  );
}
