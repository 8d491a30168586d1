import { stringsIn } from '#strings/strings-in.ts';
import { articleStrings } from './content.ts';
import { language } from './language.ts';

/** The strings within a text: those of its language, or else of the site's, and both languages. */
export function articleStringsIn(ofText = language) {
  if (ofText === language) return { strings: articleStrings };
  const translated = stringsIn(ofText);
  return translated.isTranslated
    ? { strings: translated.articleStrings }
    : { strings: articleStrings, languages: { ofText, ofStrings: language } };
}
