import type { Owner } from '#schema/owner.ts';
import { writable } from '#schema/writable.ts';

/** Escapes a vCard value: RFC 2426, section 4. */
const escapeValue = (text: string) =>
  writable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\t/g, ' ');

/** Folds lines at 75 bytes (section 2.6) without splitting characters. */
function fold(line: string): string {
  const folded = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      folded.push(' ');
      bytes = 1;
    }
    folded[folded.length - 1] += character;
    bytes += size;
  }
  return folded.join('\r\n');
}

/** The owner as a vCard 3.0, which every phone's address book opens. */
export function contactCard(
  { name, tagline, email, phone, profiles }: Owner,
  addresses: string[],
): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeValue(name)}`,
    // Only the owner knows the family name: address books show the whole name.
    `N:;${escapeValue(name)};;;`,
    `TITLE:${escapeValue(tagline)}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(email)}`,
    ...(phone ? [`TEL:${escapeValue(phone)}`] : []),
    ...addresses.map((address) => `URL:${address}`),
    ...profiles.map(({ url }) => `URL:${new URL(url).href}`),
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
