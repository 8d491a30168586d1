/** The strings of a language that lacks some: those are in English. */

import { withReplacements } from '#lib/with-replacements.ts';
import * as partial from '#partial-language';
import * as english from './en.ts';

export const words = /* @__PURE__ */ withReplacements(english.words, partial.words);
export const articleWords = /* @__PURE__ */ withReplacements(
  english.articleWords,
  partial.articleWords,
);
