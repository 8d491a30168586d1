/** Finds the language of a resume's text. */
import { francAll } from 'franc';
import { textsIn } from '../src/lib/texts.ts';
import { hasStrings } from '../src/strings/find-language.ts';
import { plainText } from './clean-text.ts';

/** Whether a text is a sentence or more, and not a URL; or is in another script. */
const isProse = (text: string) =>
  (/ /.test(text) && !/^https?:/.test(text)) || /[^\p{Script=Latin}\p{P}\d\s]{2}/u.test(text);

/** The characters that a text encoding has, of two bytes from the ranges of both standards. */
function charactersOf(encoding: 'big5' | 'gb18030', lastLead: number): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = 0xa4; lead <= lastLead; lead++)
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail < 0xff; trail++)
      characters.add(decoder.decode(Uint8Array.of(lead, trail)));
  return characters;
}

/** Chinese in the script that has more of the characters that the other one does not have. */
function chineseScript(text: string): string {
  const [traditional, simplified] = [charactersOf('big5', 0xf9), charactersOf('gb18030', 0xf7)];
  let balance = 0;
  for (const character of text)
    balance += Number(traditional.has(character)) - Number(simplified.has(character));
  return balance > 0 ? 'zh-Hant' : 'zh-Hans';
}

/** Languages whose likeness differs by less fit a text equally: English and Scots, for example. */
const tolerance = 0.012;

/**
 * The language tag of a source's text; undefined if the text is too short. Of languages that fit
 * equally, one with strings of the interface comes first.
 */
export function findTextLanguage(source: unknown): string | undefined {
  const text = [...textsIn(source)]
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
