export const subject = 'Newsletter Subscription Request';

/** A line ends with CRLF in a mailto body (RFC 6068, section 5). */
const lineBreak = '\r\n';

/** The request to subscribe that a visitor sends: short, and with the address to subscribe in it. */
export function messageBody(address: string): string {
  return ['Hello,', '', `please subscribe this address to your newsletter: ${address}`, '', 'Thank you.'].join(
    lineBreak,
  );
}

/**
 * A mailto URL (RFC 6068) that addresses the request to the owner's mailbox. Whatever the address contains stays
 * in the body: it can add neither a recipient nor a header.
 *
 * @throws URIError where the address holds half a surrogate pair, which no URL can carry.
 */
export function subscriptionMailto(mailbox: string, address: string): string {
  const to = encodeURIComponent(mailbox).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(messageBody(address))}`;
}
