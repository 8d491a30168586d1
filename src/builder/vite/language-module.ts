import type { Plugin } from 'vite';
import { languageFile } from '#strings/find-language.ts';

/**
 * Resolves `#language` to the strings of the content's language. Development resolves it again after
 * a change of the content.
 */
export const languageModule = (content: string): Plugin => ({
  name: 'language-module',
  enforce: 'pre',
  resolveId: (id) => (id === '#language' ? languageFile(content) : undefined),
});
