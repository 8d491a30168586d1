import type { ClientStrings } from '#app/client-strings.ts';
import { fillIn } from '#lib/fill-in.ts';

type MailStrings = Pick<ClientStrings['newsletter'], 'subject' | 'message'>;

/** The visitor's request to subscribe. Its lines end with CRLF (RFC 6068, section 5). */
export const messageBody = (address: string, { message }: MailStrings): string =>
  fillIn(message, address).replaceAll('\n', '\r\n');

/**
 * A mailto URL (RFC 6068) with the request. Whatever the visitor's address contains stays in the
 * body: it can add neither a recipient nor a header.
 *
 * @throws URIError if the address has half a surrogate pair, which no URL can carry.
 */
export function subscriptionMailto(mailbox: string, address: string, strings: MailStrings): string {
  const to = encodeURIComponent(mailbox).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(strings.subject)}&body=${encodeURIComponent(messageBody(address, strings))}`;
}

/** Opens a mailto URL in the visitor's mail client. Throws if the browser refuses it. */
export function openMailClient(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
  }
}
