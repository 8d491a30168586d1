import { lettersOnly, textsIn } from '../lib/texts.ts';
import { plainText, splitLines } from './clean-text.ts';
import { isOpen } from './dates.ts';
import type { Imported } from './imported.ts';

/** Fields about the file, not the person; and the names of sections. */
const aboutTheFile =
  /(^|\.)(\$schema|meta|metadata|design|locale|settings|theme|id|_id|uuid|image|picture|photo|avatar|icon|iconColor|fontawesome_icon|color)(\.|$)|^sections\.\w+\.(name|title)$|^customSections\.\d+\.type$|^(summary|\d+)\.(title|type)$|\.contents\.\d+\.name$/;

/** Words between spaces, so that a part of a word is none of them. */
const spaced = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The items of a text that may have become a list, or of a list that became a text. */
const divide = (text: string) =>
  splitLines(text).flatMap((line) => line.split(/[,;:，、：()]|\s[|·–—-]\s/));

/** Links in brackets, with the labels before them and without. */
const linkPatterns = [/\((https?:[^)\s]+)\)/gu, /[\p{L}\s]{0,20}\((https?:[^)\s]+)\)/gu];

/** The texts of a source that are missing in the result, with their paths. */
export function leftTexts(source: object, { leftOut: _, ...imported }: Imported): string[] {
  const kept = [...textsIn(imported)].map(([, text]) => text);
  // Texts that were divided between two fields are in neither as a whole.
  const { pitch = '', about = '' } = imported.owner;
  const divided = [
    `${pitch} ${about}`,
    ...imported.projects.map(({ description = '', highlights = [] }) =>
      [description, ...highlights].join(' '),
    ),
  ];
  const all = [...kept, ...divided].map(spaced).join('|');
  const letters = lettersOnly([...kept, ...divided].join('|'));
  // An account's name is the end of its URL.
  const values = new Set(
    [
      ...kept.flatMap((text) => [text, ...divide(text), text.split('/').at(-1) ?? '']),
      ...(imported.owner.name?.split(' ') ?? []),
    ].map(spaced),
  );
  /** One word must be a value or an item of one; longer texts may be anywhere. */
  const isKept = (text: string) => {
    const words = spaced(text);
    if (values.has(words) || words.trim() === '') return true;
    return words.trim().includes(' ') && all.includes(words);
  };
  const years = new Set(kept.flatMap((text) => text.match(/\d{4}/g) ?? []));
  return [...textsIn(source)].flatMap(([path, text]) => {
    const plain = plainText(text);
    if (!plain || aboutTheFile.test(path)) return [];
    const isAddress = (url: string) =>
      letters.includes(lettersOnly(url.replace(/^(https?:)?\/\/|[#?].*/g, '')));
    const links = [...text.matchAll(/href=["']?(https?:\/\/[^"'\s>]+)/g)].map(
      ([, url = '']) => url,
    );
    /** The items of the lines without links that became fields, and perhaps without their labels. */
    const itemsWithout = (link: RegExp) =>
      splitLines(text).flatMap((line) =>
        divide(line.replace(link, (all, url) => (isAddress(url) ? '' : all))),
      );
    const isDate =
      /(dates?|years?|period|time|duration|when|start|end|from|until|to)$/i.test(path) &&
      (plain.match(/\d{4}/g) ?? ['none']).every((year) => years.has(year));
    const isOpenEnd = /(end_?date|end|until|to)$/i.test(path) && isOpen(plain);
    const isRead =
      isKept(plain) ||
      linkPatterns.some((link) => itemsWithout(link).every(isKept)) ||
      isDate ||
      isOpenEnd ||
      (/^(https?:)?\/\//.test(plain) && isAddress(plain));
    const missing = [...(isRead ? [] : [plain]), ...links.filter((url) => !isAddress(url))];
    return missing.map((lost) => `${path}: ${lost.length > 120 ? `${lost.slice(0, 120)}…` : lost}`);
  });
}

/** The share of a source's texts that are in the result. */
export function usedShare(source: object, imported: Imported): number {
  const all = [...textsIn(source)].filter(([path]) => !aboutTheFile.test(path)).length;
  return all === 0 ? 1 : 1 - leftTexts(source, imported).length / all;
}

/** The maximum number of texts of one field that are listed one by one. */
const listedOfField = 3;

/**
 * Summarizes what was left out: many texts of one field become one line with their number.
 *
 * @returns the lines, single texts first.
 */
export function groupLeftTexts(lines: string[]): string[] {
  const fieldOf = (line: string) =>
    /^([\w.]+): /.exec(line)?.[1]?.replace(/\.\d+(?=\.|$)/g, '') ?? line;
  const fields = Map.groupBy(lines, fieldOf);
  const single = [...fields.values()].filter(({ length }) => length <= listedOfField).flat();
  const many = [...fields].filter(([, { length }]) => length > listedOfField);
  return [
    ...single,
    ...many.map(
      ([field, own]) =>
        `${field}: ${own.length} texts, such as ${own[0]?.replace(/^[\w.]+: /, '')}`,
    ),
  ];
}
