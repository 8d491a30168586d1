/** The strings of an incomplete language, with English strings for the missing ones. */

import { withReplacements } from '#lib/with-replacements.ts';
import * as partial from '#partial-language';
import * as english from './en.ts';

export const strings = /* @__PURE__ */ withReplacements(english.strings, partial.strings);
export const articleStrings = /* @__PURE__ */ withReplacements(
  english.articleStrings,
  partial.articleStrings,
);
