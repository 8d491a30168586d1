import type { Words } from '#content-types/words.ts';

export type MailWords = Pick<Words['newsletter'], 'subject' | 'message'>;

/** A line ends with CRLF in a mailto body (RFC 6068, section 5). */
const lineBreak = '\r\n';

/** The request to subscribe that a visitor sends: short, and with the address to subscribe in it. */
export const messageBody = (address: string, { message }: MailWords): string =>
  message(address).replaceAll('\n', lineBreak);

/**
 * A mailto URL (RFC 6068) that addresses the request to the owner's mailbox. Whatever the address contains stays
 * in the body: it can add neither a recipient nor a header.
 *
 * @throws URIError where the address holds half a surrogate pair, which no URL can carry.
 */
export function subscriptionMailto(mailbox: string, address: string, words: MailWords): string {
  const to = encodeURIComponent(mailbox).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(messageBody(address, words))}`;
}
