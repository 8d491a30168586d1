/** Makes text plain: removes markup, bullets and characters that files cannot hold. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { writable } from '../src/schema/writable.ts';

export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return decodeNamedCharacterReference(name) || all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });

/** The text of a Markdown link, with the URL if the text does not show it. */
const link = (_: string, text: string, url: string) =>
  url.includes(text) || !/^https?:/.test(url) ? text : `${text} (${url})`;

const withoutMarkup = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g, link)
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^#{1,6}\s+/, '');

const bullet = /^\s*(?:[-*•·▪●◦‣–—►»]|\d{1,2}[.)])\s+/u;

/** One plain line; undefined if only punctuation is left, such as a dash. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = decodeEntities(
    `${value}`.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, ''),
  );
  const plain = withoutMarkup(writable(text).replace(bullet, '')).replace(/\s+/g, ' ');
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? plain.trim() : undefined;
}

/** The plain lines and bullets of a text. */
export const splitLines = (value: unknown): string[] =>
  (typeof value === 'string'
    ? value.split(
        /\r?\n|<br\s*\/?>|<\/?(?:li|p|ul|ol|div)\b[^>]*>|[\u2028\u2029]|\s(?=[•▪●◦‣►]\s)/iu,
      )
    : [value]
  )
    .map(plainText)
    .filter((line) => line !== undefined);

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The end of a text whose sentence goes on: 'Apr.', '(Pvt.)', 'U.S.', or the dot of '.NET'. */
const openEnd = /((^|[\s(])\p{L}{0,4}\.\)?\s*|\p{L}\.\p{L}\.\s*|\.)$/u;

function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.pop() ?? '';
    const continues = openEnd.test(last) || /^[\p{Ll}\d]/u.test(segment);
    sentences.push(...(continues ? [last + segment] : [last, segment]));
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Sentences as one text; Chinese and Japanese have no spaces between them. */
const joinSentences = (sentences: string[]) => sentences.join(' ').replace(/(?<=[。！？]) /g, '');

/** Paragraphs as one text: those that end without punctuation become sentences. */
export const joinParagraphs = (paragraphs: string[]) =>
  joinSentences(
    paragraphs.map((text, i) => {
      if (i === paragraphs.length - 1 || !/[\p{L}\p{N}]$/u.test(text)) return text;
      return text + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(text) ? '。' : '.');
    }),
  );

/** As many whole sentences as fit, at least one, and the rest. */
export function divideText(text: string, longest: number): [first: string, rest: string] {
  const sentences = splitSentences(text);
  let count = 1;
  while (count < sentences.length && joinSentences(sentences.slice(0, count + 1)).length <= longest)
    count++;
  return [joinSentences(sentences.slice(0, count)), joinSentences(sentences.slice(count))];
}

/** Two lines of a card. */
const cardLength = 90;

/** The first sentence of the first text, if it fits on a card: a part of it may not be a statement. */
export function cardLine([text = '']: string[]): string {
  const [sentence = ''] = splitSentences(text);
  return sentence.split(/\s+/).length >= 3 && sentence.length <= cardLength ? sentence : '';
}
