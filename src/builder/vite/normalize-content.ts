import type { Plugin } from 'vite';
import { rootOf } from '#lib/node/languages.ts';
import { contentDirectory, toPosix } from '#lib/node/paths.ts';

/**
 * Normalizes the content to NFC. Keyboards, systems and editors encode the same characters
 * differently, and names would not be found.
 */
export const normalizeContent = (folder = contentDirectory): Plugin => ({
  name: 'normalize-content',
  transform: (code, id) =>
    id.startsWith(`${toPosix(rootOf(folder))}/`)
      ? { code: code.normalize('NFC'), map: null }
      : null,
});
