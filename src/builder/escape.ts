/** Escapes strings of the content for each file format. */
import { defined } from '#lib/defined.ts';
import { writable } from '#lib/writable.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string) =>
  writable(text).replace(/[&<>"']/g, (character) => defined(entities[character]));

/** JSON for a script element: the content can neither close the element nor open a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? writable(part) : part)).replace(
    /</g,
    '\\u003c',
  );

/** Inserts generated source into JSX without escaping it. */
export const raw = (source: string) => ({ dangerouslySetInnerHTML: { __html: source } });
