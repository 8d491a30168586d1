import type { CallLineProps } from '#app/page-end/call-band/call-band.tsx';
import { ids } from '#schema/constants.ts';
import type { Contact } from '#schema/owner.ts';
import type { UiStrings } from '#strings/types.ts';
import { ClosingSection } from './closing-section.tsx';
import styles from './newsletter.module.css';
import { HiddenFields, postAttributes } from './posted-form.tsx';

type ContactFormProps = {
  service: Contact;
  booking: CallLineProps | undefined;
  strings: UiStrings['contact'];
};

/** A form that posts a message to the owner's service in a new tab. */
export function ContactForm({ service, booking, strings }: ContactFormProps) {
  const { email, message } = service.fields ?? { email: 'email', message: 'message' };
  return (
    <ClosingSection id="contact" heading={strings.heading} booking={booking}>
      <div>
        <form className={styles.form} {...postAttributes(service.action)}>
          <HiddenFields fields={service.hidden} />
          <label htmlFor={ids.contactEmail}>{strings.email}</label>
          <input
            id={ids.contactEmail}
            className={styles.field}
            type="email"
            name={email}
            autoComplete="email"
            required
          />
          <label htmlFor={ids.contactMessage}>{strings.message}</label>
          <textarea
            id={ids.contactMessage}
            className={`message ${styles.field}`}
            name={message}
            rows={5}
            required
          />
          <button type="submit" className="filled-button">
            {strings.send}
          </button>
        </form>
      </div>
    </ClosingSection>
  );
}
