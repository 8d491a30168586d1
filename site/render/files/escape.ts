/** Escapes texts of the content for each kind of file. */
import { writable } from '../../../shared/writable.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML: elements' content or attributes' values. */
export const escapeXml = (text: string) =>
  writable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON for a script element in HTML: no content can close the element or open a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? writable(part) : part)).replace(
    /</g,
    '\\u003c',
  );

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
export const markdownAddress = (url: string) =>
  new URL(url).href.replace(/[<>\\]/g, encodeURIComponent);
