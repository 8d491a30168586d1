import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strings } from '#content/content.ts';
import { messageBody, subscriptionMailto } from './mail-message.ts';

const newsletter = { ...strings.newsletter, message: strings.newsletter.message('{}') };

const mailbox = 'you@example.com';

/** Reads a mailto URL as a mail client does (RFC 6068). */
function read(url: string) {
  const [address = '', query = ''] = url.replace(/^mailto:/, '').split('?');
  const headers = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return {
    to: decodeURIComponent(address),
    headers: Object.fromEntries(headers),
    count: headers.length,
  };
}

test('the mailto has the exact subject and address; no text can add a header or a recipient', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (address) => {
      const url = subscriptionMailto(mailbox, address, newsletter);
      const subject = 'Newsletter Subscription Request';
      const headers = { subject, body: messageBody(address, newsletter) };
      expect(read(url)).toEqual({ to: mailbox, headers, count: 2 });
      expect(headers.body).toContain(`: ${address.replaceAll('\n', '\r\n')}\r\n`);
      expect(url).not.toMatch(/[\s"<>#]/);
    }),
  );
});

test("an owner's mailbox may be unusual", () => {
  const unusual = 'a?b&c=d%25@example.com';
  expect(read(subscriptionMailto(unusual, 'x@y.z', newsletter)).to).toBe(unusual);
});
