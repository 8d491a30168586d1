/** Finds the language of a resume's texts. */
import { francAll } from 'franc-min';
import { textsIn } from '../lib/texts.ts';
import { languages } from '../site/find-language.ts';
import { plainText } from './clean-text.ts';

/** Languages that their letters give away, the first match wins. */
const scripts: [letters: RegExp, tag: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh-Hans'],
  [/[پچژگکی]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
];

/** ISO 639-3 codes of franc by our tags. */
const codes: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  'pt-BR': 'por',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  ru: 'rus',
};

/** Marks of two languages that franc hardly distinguishes in short texts. */
const iberian: [tag: string, marks: RegExp][] = [
  ['es', /(?<!\p{L})(?:y|el|los|las|del|con|una?|en)(?!\p{L})|ñ|ción/giu],
  ['pt-BR', /(?<!\p{L})(?:e|o|os|as|do|da|dos|com|uma?|em)(?!\p{L})|[ãõç]/giu],
];

/** Whether a text is a sentence or more, and no URL; or letters of another script. */
const isTelling = (text: string) =>
  (/ /.test(text) && !/^https?:/.test(text)) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text);

/** The language of a source's texts as a tag of schema/languages; undefined if it is not clear. */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...textsIn(source)]
    .map(([, part]) => (isTelling(part) ? (plainText(part) ?? '') : ''))
    .join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  // Kana and Persian letters are a part of their languages' texts only.
  for (const [pattern, tag] of scripts)
    if ((text.match(pattern)?.length ?? 0) / letters > (tag === 'ja' || tag === 'fa' ? 0.08 : 0.3))
      return languages.includes(tag) ? tag : undefined;
  const [best, next] = francAll(text, { only: Object.values(codes), minLength: 60 });
  if (!best || best[0] === 'und') return undefined;
  const isIberian = ([code]: [string, number]) => code === 'spa' || code === 'por';
  if (next && isIberian(best) && isIberian(next) && best[1] - next[1] < 0.05) {
    const [spanish = 0, portuguese = 0] = iberian.map(
      ([, marks]) => text.match(marks)?.length ?? 0,
    );
    return iberian[spanish > portuguese ? 0 : 1]?.[0];
  }
  if (next && best[1] - next[1] < 0.01) return undefined;
  return Object.entries(codes).find(([, code]) => code === best[0])?.[0];
}
