import type { Plugin } from 'vite';
import { contentDirectory, toPosix } from '#lib/node/paths.ts';

/**
 * Reads the content in one Unicode form (NFC): keyboards, systems and editors write the same
 * letters as different characters, and names would not be found.
 */
export const normalizeContent = (folder = contentDirectory): Plugin => ({
  name: 'normalize-content',
  transform: (code, id) =>
    id.startsWith(`${toPosix(folder)}/`) ? { code: code.normalize('NFC'), map: null } : null,
});
