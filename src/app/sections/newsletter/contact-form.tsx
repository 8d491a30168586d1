import type { Contact } from '#schema/owner.ts';
import type { FullWords } from '#schema/words.ts';
import { Band, type Booking } from './band.tsx';
import styles from './newsletter.module.css';
import { HiddenFields, postAttributes } from './posted-form.tsx';

type ContactFormProps = {
  service: Contact;
  booking: Booking | undefined;
  words: FullWords['contact'];
};

/** A form for messages, which the owner's service gets in a new tab. */
export function ContactForm({ service, booking, words }: ContactFormProps) {
  const { email, message } = service.fields ?? { email: 'email', message: 'message' };
  return (
    <Band id="contact" heading={words.heading} booking={booking}>
      <form className={styles.form} {...postAttributes(service.action)}>
        <HiddenFields fields={service.hidden} />
        <label className="visually-hidden" htmlFor="contact-email">
          {words.email}
        </label>
        <input
          id="contact-email"
          className={styles.field}
          type="email"
          name={email}
          autoComplete="email"
          placeholder={words.email}
          required
        />
        <label className="visually-hidden" htmlFor="contact-message">
          {words.message}
        </label>
        <textarea
          id="contact-message"
          className={`${styles.field} ${styles.message}`}
          name={message}
          rows={5}
          placeholder={words.message}
          required
        />
        <button type="submit" className={styles.subscribe}>
          {words.send}
        </button>
      </form>
    </Band>
  );
}
