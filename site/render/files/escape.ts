/** What an owner types, made safe for each kind of file that it ends up in. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Characters that XML 1.0 (section 2.2) and JSON readers do not take, and halves of surrogate pairs, which no encoding
 * has.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without what cannot be written to any file. */
export const writable = (text: string) => text.replace(unwritable, '');

/** Text for XML: elements' content or attributes' values. */
export const escapeXml = (text: string) => writable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON for a script element in HTML: no content can close the element or open a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? writable(part) : part)).replace(/</g, '\\u003c');

/** One line of Markdown that reads as the text, whatever signs are in it. */
export const escapeMarkdown = (text: string) =>
  writable(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
    // At the beginning of a line these would begin a heading, a list or a rule.
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** An address between a Markdown link's angle brackets. */
export const markdownAddress = (url: string) => new URL(url).href.replace(/[<>\\]/g, encodeURIComponent);
