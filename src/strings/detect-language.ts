/** Detects the language of a text. */
import { francAll } from 'franc';

/** Frequent characters that differ between the Chinese scripts, in the same order. */
const traditional =
  /[們個來為這說對時會國學發過開關業產與經術種務員應實驗師設計專華東車長門問間網動區數據]/gu;
const simplified =
  /[们个来为这说对时会国学发过开关业产与经术种务员应实验师设计专华东车长门问间网动区数据]/gu;

/** Chinese in the script that has more of its characters. */
const chineseScript = (text: string) =>
  text.split(traditional).length > text.split(simplified).length ? 'zh-Hant' : 'zh-Hans';

/** Scripts, and letters that only one language of a script has; the first match counts. */
const scripts: [characters: RegExp, tag: string][] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
  [/\p{sc=Hang}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
  [/ў/iu, 'be'],
  [/[іїєґ]/iu, 'uk'],
  [/[ѓќѕ]/iu, 'mk'],
  [/[ђћљњџ]/iu, 'sr'],
  [/^[^ыэё]*ъ[^ыэё]*$/iu, 'bg'],
  [/\p{sc=Cyrl}/u, 'ru'],
  [/[ٹڈڑےں]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
  [/\p{sc=Arab}/u, 'ar'],
  [/\p{sc=Hebr}/u, 'he'],
  [/\p{sc=Grek}/u, 'el'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Deva}/u, 'hi'],
];

/** Frequent words that few other languages have, of the languages with strings of the interface. */
const functionWords = Object.entries({
  en: 'and the of for with to is are from by my at our',
  de: 'und der die das mit für von im bei ich ein eine den dem zur als auf',
  fr: 'et les des du une pour avec dans je sur au est',
  es: 'y el los las con para por una del soy',
  it: 'il di per con della dei gli nel una sono e',
  nl: 'het een van voor met ik bij',
  pl: 'w oraz się jest dla przez przy',
  pt: 'e os com para em uma do da dos sou',
  tr: 've bir ile için olarak',
}).map(([tag, words]) => [tag, new Set(words.split(' '))] as const);

/** Below this length, in characters, letter statistics find the wrong language too often. */
const minLength = 250;

/** Languages whose likeness differs by less fit a text equally: English and Scots, for example. */
const tolerance = 0.015;

/** The language of a short text, by its script or at least two function words. */
function shortTextLanguage(text: string, isLatin: boolean): string[] {
  if (!isLatin)
    return scripts.flatMap(([letters, tag]) => (letters.test(text) ? tag : [])).slice(0, 1);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, second] = functionWords
    .map(([tag, known]) => ({ tag, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return best && second && best.count >= 2 && best.count > second.count ? [best.tag] : [];
}

/**
 * The tags of the languages that fit a text best, and equally; empty if a text is too short to
 * tell.
 */
export function likelyLanguages(text: string): string[] {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = (text.match(/\p{L}/gu)?.length ?? 0) - latin;
  // Names of products are Latin in every language.
  const isLatin = others < 0.15 * (latin + others);
  const decisive = isLatin ? text : text.replace(/\p{Script=Latin}/gu, '');
  const tags =
    decisive.length < minLength
      ? shortTextLanguage(decisive, isLatin)
      : francAll(decisive).flatMap(([code, likeness]) =>
          code !== 'und' && likeness > 1 - tolerance ? new Intl.Locale(code).language : [],
        );
  return tags.map((tag) => (tag === 'zh' ? chineseScript(text) : tag));
}
