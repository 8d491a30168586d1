/** The strings of a language, with English strings for what it lacks. */
import { withReplacements } from '#lib/with-replacements.ts';
import * as english from './en.ts';
import { findLanguage, hasStrings, languageAndScript } from './find-language.ts';
import { withTimes } from './time-strings.ts';

const languages = import.meta.glob<Partial<typeof english>>('./{??,??-*}.ts', { eager: true });

export function stringsIn(tag = 'en') {
  const found = languages[`./${findLanguage(tag)}.ts`];
  const strings = withReplacements(english.strings, found?.strings ?? {});
  return {
    // An invalid tag can format no time: the check reports it.
    strings: hasStrings(tag) || !languageAndScript(tag) ? strings : withTimes(strings, tag),
    articleStrings: withReplacements(english.articleStrings, found?.articleStrings ?? {}),
  };
}
