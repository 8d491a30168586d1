/** Escapes texts of the content for each kind of file. */
import { defined } from '#lib/defined.ts';
import { writable } from '#schema/writable.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For XML texts and attributes. */
export const escapeXml = (text: string) =>
  writable(text).replace(/[&<>"']/g, (sign) => defined(entities[sign]));

/** JSON for a script element: the content can neither close the element nor open a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? writable(part) : part)).replace(
    /</g,
    '\\u003c',
  );

/** One line of Markdown that reads as the text. */
export const escapeMarkdown = (text: string) =>
  writable(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
    // These would begin a heading, a list or a rule.
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** A URL between a Markdown link's angle brackets. */
export const markdownAddress = (url: string) =>
  new URL(url).href.replace(/[<>\\]/g, encodeURIComponent);
