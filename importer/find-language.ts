/** Finds the language of a resume's text. */
import { francAll } from 'franc';
import { stringsIn } from '../src/lib/text.ts';
import { hasStrings } from '../src/strings/find-language.ts';
import { plainText } from './clean-text.ts';
import words from './words.json' with { type: 'json' };

/** The languages of short texts in other scripts than Latin: several share Cyrillic or Arabic. */
const otherScripts = 'rus ukr bel bul srp mkd arb pes urd heb ell hin tha jpn kor cmn'.split(' ');

/**
 * Frequent words of the languages with strings of the interface. None is a word of another of them, or
 * of a language that is easily taken for one: Galician, Danish, Norwegian, Slovak.
 */
const functionWords = Object.entries(words.functionWords);

/** The language of a short text in Latin script: it has twice as many function words as any other. */
function shortTextLanguage(text: string): string[] {
  const found = [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
  const [best, second] = functionWords
    .map(([tag, known]) => ({ tag, count: found.filter((word) => known.includes(word)).length }))
    .sort((a, b) => b.count - a.count);
  return best && second && best.count >= Math.max(2, 2 * second.count) ? [best.tag] : [];
}

/** Scripts of several languages that letter statistics take for one another. */
const sharedScripts = /[\p{sc=Cyrillic}\p{sc=Arabic}]/u;

/** For languages in these scripts: letters of their own, and letters that they lack. */
const ownLetters: [tag: string, own: RegExp, lacking: RegExp][] = [
  ['uk', /[іїєґ]/i, /[ыэёъў]/i],
  ['ru', /[ыэё]/i, /[іїєґў]/i],
  ['fa', /[پچژگی]/, /[ةىأإٹڈںے]/],
  ['ur', /[ٹڈڑںے]/, /[ةىأإ]/],
  ['ar', /[ةأإىك]/, /[پچژگکی]/],
];

/** The language of a short text in a shared script, if its letters tell. */
const languageByLetters = (text: string): string[] =>
  ownLetters
    .filter(([, own, lacking]) => own.test(text) && !lacking.test(text))
    .map(([tag]) => tag)
    .slice(0, 1);

/** Whether a text is a sentence or more, or is in another script. A URL is not, nor is a picture as data. */
const isProse = (text: string) =>
  !/^[a-z][a-z\d+.-]*:\S+$/i.test(text) &&
  (/ /.test(text) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text));

/** The language tag of a source's text; undefined if the text is too short. */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...stringsIn(source)]
    .map(([, part]) => (isProse(part) ? (plainText(part) ?? '') : ''))
    .join(' ')
    .trim();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // A few characters without kana may be Chinese or Japanese.
  if (letters < 16 && /\p{sc=Han}/u.test(text) && !/[\p{sc=Hira}\p{sc=Kana}]/u.test(text))
    return undefined;
  const others = text.replace(/\p{Script=Latin}/gu, '');
  // Names of products are Latin in every language.
  const isLatin = (others.match(/\p{L}/gu)?.length ?? 0) < 0.15 * letters;
  const decisive = isLatin ? text : others;
  // Letter statistics find the wrong language for short texts too often.
  const isShort = decisive.length < 250;
  const codes = francAll(decisive, isShort ? { minLength: 1, only: otherScripts } : {})
    // Languages whose likeness differs by less fit equally: English and Scots, for example.
    .flatMap(([code, likeness]) => (code !== 'und' && likeness > 0.985 ? code : []));
  const tagsOfShort = () =>
    isLatin ? shortTextLanguage(text) : sharedScripts.test(decisive) && languageByLetters(decisive);
  const tags = (isShort && tagsOfShort()) || codes.map((code) => new Intl.Locale(code).language);
  // Languages with two letters have many speakers: Indonesian comes before Central Malay.
  const countOf = (characters: string) => [...text].filter((c) => characters.includes(c)).length;
  const tag = tags.find(hasStrings) ?? tags.find(({ length }) => length === 2) ?? tags[0];
  // Frequent characters that differ between the Chinese scripts.
  const isTraditional = countOf(words.traditional) > countOf(words.simplified);
  return tag === 'zh' ? `zh-Han${isTraditional ? 't' : 's'}` : tag;
}
