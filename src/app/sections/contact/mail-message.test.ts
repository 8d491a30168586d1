import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strings } from '#content/content.ts';
import { messageBody, subscriptionMailto } from './mail-message.ts';

const { newsletter } = strings;

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

/** The characters that browsers accept in an email field (HTML, 4.10.5.1.5). */
const local = fc.string({
  unit: fc.constantFrom(..."abcXYZ019.!#$%&'*+/=?^_`{|}~-"),
  minLength: 1,
  maxLength: 64,
});
const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const acceptedAddress = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }))
  .map(([name, labels]) => `${name}@${labels.join('.')}`);

describe('the mailto carries the exact subject and a body with the exact address', () => {
  test('for every address that the browser accepts', () => {
    fc.assert(
      fc.property(acceptedAddress, (address) => {
        const { to, headers, count } = read(subscriptionMailto(mailbox, address, newsletter));
        expect(to).toBe(mailbox);
        expect(count).toBe(2);
        expect(headers).toEqual({
          subject: 'Newsletter Subscription Request',
          body: messageBody(address, newsletter),
        });
        expect(headers.body).toContain(`: ${address}\r\n`);
      }),
    );
  });

  test('no text can add a header or a recipient', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (address) => {
        const url = subscriptionMailto(mailbox, address, newsletter);
        const { to, headers, count } = read(url);
        expect([to, count, Object.keys(headers)]).toEqual([mailbox, 2, ['subject', 'body']]);
        expect(headers.body).toBe(messageBody(address, newsletter));
        expect(url).not.toMatch(/[\s"<>#]/);
      }),
    );
  });

  test("an owner's mailbox may be unusual", () => {
    const unusual = 'a?b&c=d%25@example.com';
    expect(read(subscriptionMailto(unusual, 'x@y.z', newsletter)).to).toBe(unusual);
  });

  test('half a surrogate pair throws', () => {
    expect(() => subscriptionMailto(mailbox, '\ud800', newsletter)).toThrow(URIError);
  });
});
