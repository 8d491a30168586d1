/** Finds the language of a resume's texts. */
import { francAll } from 'franc-min';
import { textsIn } from '../src/lib/texts.ts';
import { plainText } from './clean-text.ts';

/** Tags of src/strings, by franc's codes of ISO 639-3. */
const tags: Record<string, string> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  por: 'pt-BR',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  tur: 'tr',
  rus: 'ru',
  arb: 'ar',
  pes: 'fa',
  cmn: 'zh-Hans',
  jpn: 'ja',
};

/** Whether a text is a sentence or more, and not a URL; or letters of another script. */
const isTelling = (text: string) =>
  (/ /.test(text) && !/^https?:/.test(text)) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text);

/** The language of a source's texts as a tag of src/strings; undefined if it is not clear. */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...textsIn(source)]
    .map(([, part]) => (isTelling(part) ? (plainText(part) ?? '') : ''))
    .join(' ');
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = (text.match(/\p{L}/gu)?.length ?? 0) - latin;
  // Names of products are Latin in every language.
  const isLatin = others < 0.15 * (latin + others);
  const decisive = isLatin ? text : text.replace(/\p{Script=Latin}/gu, '');
  const [best, next] = francAll(decisive, { only: Object.keys(tags), minLength: 60 });
  const isClear = best && (!next || best[1] - next[1] >= 0.01);
  return isClear ? tags[best[0]] : undefined;
}
