import { stringsIn } from '#strings/strings-in.ts';
import { articleStrings } from './content.ts';
import { language } from './language.ts';

/** The strings within a text: those of its language, or else of the site's, and both languages. */
export function articleStringsIn(ofText = language) {
  const own = stringsIn(ofText);
  if (ofText === language) return { strings: articleStrings };
  return own.isTranslated
    ? { strings: own.articleStrings }
    : { strings: articleStrings, languages: { ofText, ofStrings: language } };
}
