/** Makes text plain: removes markup, bullets and characters that files cannot hold. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { writable } from '../src/lib/writable.ts';
import words from './words.json' with { type: 'json' };

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
    .replace(/!?\[([^[\]]*)\]\(\s*(?!\s)<?((?:[^()\s<>]|\([^()\s]*\))*)>?(?:\s[^()]*)?\)/g, link)
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^#{1,6}\s+/, '');

/** Bullets, also between the items of one line. */
const bullets = '•▪●◦‣►▸▶✓✔✅☑◆◇♦■□○➢➣➤❖';

const bullet = new RegExp(`^\\s*(?:[*·–—»-]\\s|[${bullets}→⇒➔]\\ufe0f?\\s*|[·-](?=\\p{Lu}))`, 'u');

/** Whether a line begins with the mark of a list. */
export const isBullet = (line: string) => bullet.test(line);

/** The tags of text: others are text themselves, such as `vector<int>`. */
const markup =
  /<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?(?:a|b|big|blockquote|center|code|div|em|font|h[1-6]|i|img|li|mark|ol|p|pre|small|span|strike|strong|su[bp]|t[dhr]|table|tbody|thead|tt|u|ul)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?>/gi;

/** One plain line; undefined if only punctuation is left, such as a dash. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = decodeEntities(`${value}`.replace(/<br\s*\/?>/gi, ' ').replace(markup, ''));
  const plain = withoutMarkup(writable(text)).replace(/\s+/g, ' ');
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? plain.trim() : undefined;
}

const lineEnd = new RegExp(
  `\\r?\\n|<br\\s*/?>|</?(?:li|p|ul|ol|div)\\b[^>]*>|[\u2028\u2029]|\\s(?=[${bullets}]\\s)`,
  'iu',
);

/** The plain lines of some texts, without bullets, and without numbers that count the lines. */
export function splitLines(...values: unknown[]): string[] {
  const all = values.flatMap((value) => (typeof value === 'string' ? value.split(lineEnd) : value));
  const lines = all.filter((line) => plainText(line)).map((line) => `${line}`);
  const numbers = lines.map((line) => Number(/^\s*(\d{1,2})[.)]\s/.exec(line)?.[1]));
  return lines.flatMap((line, i) => {
    const at = (index: number) => numbers[index] ?? Number.NaN;
    const isCounted = at(i - 1) + 1 === at(i) || at(i) + 1 === at(i + 1);
    return plainText(line.replace(isCounted ? /^\s*\d+[.)]\s/ : bullet, '')) ?? [];
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The end of a text whose sentence goes on: 'Apr.', '(Pvt.)', 'U.S.'. */
const openEnd = new RegExp(
  `((^|[\\s(])(\\p{L}|${words.abbreviations})\\.\\)?|\\p{L}\\.\\p{L}\\.)\\s*$`,
  'iu',
);

/**
 * A full stop that may be an abbreviation's, and so no certain end: after a capitalized word of at most
 * five letters, before another capital, as in 'com a Dra. Silva'.
 */
const mayBeAbbreviation = (text: string, next: string) =>
  /(^|[\s(])\p{Lu}\p{L}{0,4}\.\)?\s*$/u.test(text) && /^\P{L}*\p{Lu}/u.test(next);

/** Sentences with the spaces between them. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.pop() ?? '';
    // '.NET', 'Yahoo!ニュース', and a quotation within a sentence.
    const isInside = !/[\s。！？]$/u.test(last);
    const continues =
      isInside ||
      openEnd.test(last) ||
      mayBeAbbreviation(last, segment) ||
      /^[\p{Ll}\d]/u.test(segment);
    sentences.push(...(continues ? [last + segment] : [last, segment]));
  }
  return sentences;
}

/** Whether a text is Chinese or Japanese, even if it ends in Latin letters: 自己PR. */
function isEastAsianText(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(letter));
  return own.length > 0.3 * letters.length;
}

/**
 * Paragraphs as one text: those that end without punctuation become sentences.
 *
 * @param mark a character to insert between paragraphs, before the space.
 */
export const joinParagraphs = (paragraphs: string[], isSentence = (_: string) => true, mark = '') =>
  paragraphs.reduce((text, paragraph) => {
    if (!text) return paragraph;
    const isEastAsian = isEastAsianText(text);
    const end = isEastAsian ? '。' : '.';
    const isOpen =
      /[\p{L}\p{N}][)\]"'”’»]*$/u.test(text) &&
      !text.split(/\s/).at(-1)?.includes('://') &&
      isSentence(paragraph);
    const space = isEastAsian && (isOpen || /[。！？】」』]$/u.test(text)) ? '' : ' ';
    return `${text}${isOpen ? end : ''}${mark}${space}${paragraph}`;
  }, '');

const openWords = new Set(words.openWords.split(' '));

/** Whether a sentence goes on after a line, which ends in a comma, an article, a preposition or 'and'. */
export const isOpenLine = (line: string) =>
  /,$/.test(line) || openWords.has(line.split(/\P{L}/u).at(-1)?.toLowerCase() ?? '');

/**
 * Whether an editor wrapped a text: no line has room for the next line's first word. Two lines may
 * also be two sentences.
 */
function isWrapped(lines: string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length));
  const isFull = (line: string, i: number) =>
    line.length + 1 + (/^\S+/.exec(lines[i + 1] ?? '')?.[0].length ?? 0) > longest;
  return lines.length > 2 && longest >= 45 && longest <= 110 && lines.slice(0, -1).every(isFull);
}

/** Lines as one text: one that ends without punctuation, before a capital, is a sentence, unless it was wrapped. */
export function joinLines(lines: string[]): string {
  const wraps = isWrapped(lines);
  const paragraphs: string[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && (wraps || isOpenLine(last)))
      paragraphs.splice(-1, 1, `${last} ${line}`);
    else paragraphs.push(line);
  }
  return joinParagraphs(paragraphs, (next) => /^\P{L}*\p{Lu}/u.test(next));
}

const endsWithColon = (text: string) => /[:：]\s*$/u.test(text);

/** As many whole sentences as fit, at least one, and the rest. A colon begins the rest. */
export function divideText(text: string, longest: number): [first: string, rest: string] {
  const sentences = splitSentences(text);
  const join = (from: number, to?: number) => sentences.slice(from, to).join('').trim();
  let count = 1;
  while (count < sentences.length && join(0, count + 1).length <= longest) count++;
  while (count > 1 && endsWithColon(join(0, count))) count--;
  return [join(0, count), join(count)];
}

/** Two lines of a card. */
const cardLength = 90;

/** The first sentence of the first text, if it fits on a card: a part of it may not be a statement. */
export function cardLine([text = '']: string[]): string {
  const [sentence = ''] = splitSentences(text).map((part) => part.trim());
  const [opened, closed] = [sentence.split('('), sentence.split(')')];
  // A line of a list that an editor wrapped begins in lower case, or closes what it has not opened.
  const isTorn = /^\p{Ll}{2}/u.test(sentence) || opened.length !== closed.length;
  const isStatement = sentence.split(/\s+/).length >= 3 && !endsWithColon(sentence) && !isTorn;
  return isStatement && sentence.length <= cardLength ? sentence : '';
}
