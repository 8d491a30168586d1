/** Recognizes the words of a period that has not ended: 'today', 'bis heute', '至今'. */
import { memoize } from '../src/lib/memoize.ts';

export const normalizeWord = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace("tutt'ora", 'tuttora')
    .replace(/[.()\u200f\u200e]/g, '')
    .trim();

/** Words for 'until today' that `Intl` does not give. */
const openWords = [
  'present, present day, current, currently, ongoing, active, continuing, till date, to date, n/a',
  'aktuell, derzeit, laufend, gegenwart, andauernd, présent, actuel, actuellement, en cours',
  'en poste, à ce jour, ce jour, presente, actual, actualidad, la actualidad, actualmente',
  'hasta la fecha, a la fecha, en curso, atual, atualmente, o momento, momento, até à data',
  'em curso, em andamento, attuale, attualmente, in corso, tuttora, heden, tot heden, huidig',
  'tot nu, nuvarande, pågående, nåværende, nuværende, nykyinen, obecnie, trwa, nadal, do dziś',
  'do chwili obecnej, настоящее, настоящее время, н.в., по сей день, теперь, дотепер',
  'по теперішній час, досі, halen, günümüz, devam ediyor, saat ini, nay, đến nay, hiện nay, 재직중',
  '재직 중, 현재, כיום, الحالي, حتى الآن, تاکنون, adesso, idag, hiện tại, trenutno',
  'attualmente in corso, παρόν, současnost, dosud, prezent, în prezent, jelenleg, 至今, 現在, 目前, 迄今',
  '在職中, 現職',
];

/** Tags of all languages of two letters that Node knows. */
export const knownLanguages = (): string[] => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return Intl.DateTimeFormat.supportedLocalesOf(tags);
};

const findOpenWords = memoize(() => {
  const formats = knownLanguages().map(
    (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
  return new Set(
    [
      ...openWords.flatMap((line) => line.split(', ')),
      ...formats.flatMap((format) => [format.format(0, 'day'), format.format(0, 'second')]),
    ].map(normalizeWord),
  );
});

/** Words before those for today: 'bis heute', 'hasta el presente', 'until now'. */
const untilWords =
  /^(and|until|till|to|bis|jusqu'(à|au)|au|hasta (el|la)|hasta|até (o|ao|a)|até|ao|al|ad?|fino (ad|al?)|tot|do|до|по|έως|μέχρι) ?(?=.)/u;

/** Whether the end of a period means that it goes on. */
export function isOpenEnd(text: string): boolean {
  const words = findOpenWords();
  const [name = '', ...more] = text.split(/[()]/).map(normalizeWord).filter(Boolean);
  const isKnown = (word: string) => words.has(word) || words.has(word.replace(untilWords, ''));
  // Databases have 9999-12-31 in place of no end.
  return /^([-–—]?|9999\b.*)$/.test(name) || [name, ...more].every(isKnown);
}
