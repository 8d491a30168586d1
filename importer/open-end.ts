/** Recognizes the words of a period that has not ended: 'today', 'bis heute', '至今'. */
import { memoize } from '../src/lib/memoize.ts';
import words from './words.json' with { type: 'json' };

export const normalizeWord = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace("tutt'ora", 'tuttora')
    .replace(/[.()\u200f\u200e]/g, '')
    .trim();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
export const letterPairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Tags of all languages of two letters that Node knows. */
export const knownLanguages = (): string[] => Intl.DateTimeFormat.supportedLocalesOf(letterPairs);

const findOpenWords = memoize(() => {
  const formats = knownLanguages().map(
    (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
  return new Set(
    [
      // Those that `Intl` does not give.
      ...words.untilToday,
      ...formats.flatMap((format) => [format.format(0, 'day'), format.format(0, 'second')]),
    ].map(normalizeWord),
  );
});

/** Words before those for today: 'bis heute', 'hasta el presente', 'until now'. */
const untilWords =
  /^(and|until|till|to|bis|jusqu'(à|au)|au|hasta (el|la)|hasta|até (o|ao|a)|até|ao|al|ad?|fino (ad|al?)|tot|do|до|по|έως|μέχρι) ?(?=.)/u;

/** Whether the end of a period means that it goes on. */
export function isOpenEnd(text: string): boolean {
  const known = findOpenWords();
  const [name = '', ...more] = text.split(/[()]/).map(normalizeWord).filter(Boolean);
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(untilWords, ''));
  // Databases have 9999-12-31 in place of no end.
  return /^([-–—]?|9999\b.*)$/.test(name) || [name, ...more].every(isKnown);
}
