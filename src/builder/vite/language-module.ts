import type { Plugin } from 'vite';
import { languageFiles } from '#strings/find-language.ts';

/**
 * Resolves `#language` to the strings of the content's language. Development resolves it again after
 * a change of the content.
 */
export const languageModule = (content: string): Plugin => ({
  name: 'language-module',
  enforce: 'pre',
  resolveId: (id) => (/^#(partial-)?language$/.test(id) ? languageFiles(content)[id] : undefined),
});
