/** Finds the language of a resume's text. */
import { francAll } from 'franc';
import { stringsIn } from '../src/lib/text.ts';
import { hasStrings } from '../src/strings/find-language.ts';
import { plainText } from './clean-text.ts';

/** Whether a text is a sentence or more, and not a URL; or is in another script. */
const isProse = (text: string) =>
  (/ /.test(text) && !/^https?:/.test(text)) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text);

/** Frequent characters that differ between the Chinese scripts, in the same order. */
const traditional =
  /[們個來為這說對時會國學發過開關業產與經術種務員應實驗師設計專華東車長門問間網動區數據]/gu;
const simplified =
  /[们个来为这说对时会国学发过开关业产与经术种务员应实验师设计专华东车长门问间网动区数据]/gu;

/** Chinese in the script that has more of its characters. */
const chineseScript = (text: string) =>
  text.split(traditional).length > text.split(simplified).length ? 'zh-Hant' : 'zh-Hans';

/** Languages whose likeness differs by less fit a text equally: English and Scots, for example. */
const tolerance = 0.012;

/**
 * The language tag of a source's text; undefined if the text is too short. Of languages that fit
 * equally, one with strings of the interface comes first.
 */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...stringsIn(source)]
    .map(([, part]) => (isProse(part) ? (plainText(part) ?? '') : ''))
    .join(' ');
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = (text.match(/\p{L}/gu)?.length ?? 0) - latin;
  // Names of products are Latin in every language.
  const isLatin = others < 0.15 * (latin + others);
  const decisive = isLatin ? text : text.replace(/\p{Script=Latin}/gu, '');
  const tags = francAll(decisive, { minLength: 60 })
    .filter(([code, likeness]) => code !== 'und' && likeness > 1 - tolerance)
    .map(([code]) => (code === 'cmn' ? chineseScript(text) : new Intl.Locale(code).language));
  // Codes of two letters are those of languages with many speakers: Indonesian, not Central Malay.
  return tags.find(hasStrings) ?? tags.find(({ length }) => length === 2) ?? tags[0];
}
