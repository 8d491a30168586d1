/** The strings of a language, with English strings for what it lacks. */
import { withReplacements } from '#lib/with-replacements.ts';
import * as english from './en.ts';
import { findAmong, languageAndScript } from './language-tags.ts';
import { withTimes } from './time-strings.ts';

const files = import.meta.glob<Partial<typeof english>>('./{??,??-*}.ts', { eager: true });
const languages = new Map(
  Object.entries(files).map(([file, strings]) => [file.slice(2, -3), strings]),
);

/** The strings for a tag. A language without strings has English ones, with its own form of periods. */
export function stringsIn(tag = 'en') {
  const name = findAmong([...languages.keys()], tag);
  const translated = languages.get(name ?? 'en');
  const strings = withReplacements(english.strings, translated?.strings ?? {});
  return {
    /** Whether they are in the tag's language. */
    isTranslated: name !== undefined,
    // An invalid tag can format no time: the check reports it.
    strings: name || !languageAndScript(tag) ? strings : withTimes(strings, tag),
    articleStrings: withReplacements(english.articleStrings, translated?.articleStrings ?? {}),
  };
}
