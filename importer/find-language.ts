/** Finds the language of a resume's text. */
import { stringsIn } from '../src/lib/text.ts';
import { likelyLanguages } from '../src/strings/detect-language.ts';
import { hasStrings } from '../src/strings/find-language.ts';
import { plainText } from './clean-text.ts';

/** Whether a text is a sentence or more, and not a URL; or is in another script. */
const isProse = (text: string) =>
  (/ /.test(text) && !/^https?:/.test(text)) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text);

/** The language tag of a source's text; undefined if the text is too short. */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...stringsIn(source)]
    .map(([, part]) => (isProse(part) ? (plainText(part) ?? '') : ''))
    .join(' ')
    .trim();
  const tags = likelyLanguages(text);
  // Languages with two letters have many speakers: Indonesian comes before Central Malay.
  return tags.find(hasStrings) ?? tags.find(({ length }) => length === 2) ?? tags[0];
}
