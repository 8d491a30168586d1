import { lettersOnly, textsIn } from '../lib/texts.ts';
import { plainText, splitLines } from './clean-text.ts';
import { readDate } from './dates.ts';
import type { Imported } from './imported.ts';

/** Fields about the file, not the person; and the names of sections. */
const aboutTheFile =
  /(^|\.)(\$schema|meta|metadata|design|locale|settings|theme|id|_id|uuid|image|picture|photo|avatar|icon|iconColor|fontawesome_icon|color)(\.|$)|^sections\.\w+\.(name|title)$|^customSections\.\d+\.type$|^(summary|\d+)\.(title|type)$|\.contents\.\d+\.name$/;

/** The texts of a source that are missing in the result, with their paths. */
export function leftTexts(source: object, { leftOut: _, ...imported }: Imported): string[] {
  const kept = [...textsIn(imported)].map(([, text]) => lettersOnly(text)).join(' ');
  // Texts that were divided between two fields are in neither as a whole.
  const pitch = lettersOnly(`${imported.owner.pitch ?? ''}${imported.owner.about ?? ''}`);
  const whole = `${kept} ${pitch} ${imported.projects.map(({ description = '', highlights = [] }) => lettersOnly([description, ...highlights].join(''))).join(' ')}`;
  return [...textsIn(source)].flatMap(([path, text]) => {
    const plain = plainText(text);
    if (!plain || aboutTheFile.test(path)) return [];
    // A text may have become a list.
    const isKept =
      whole.includes(lettersOnly(plain)) ||
      splitLines(text)
        .flatMap((line) => line.split(/[,;:，、：]|\s[|·–—-]\s|\s\((?=https?:)/))
        .every((part) => whole.includes(lettersOnly(part)));
    const isDate =
      /(date|year|period)$/i.test(path) && (readDate(plain) !== undefined || /\d{4}/.test(plain));
    const isAddress =
      /^(https?:)?\/\//.test(plain) &&
      whole.includes(lettersOnly(plain.replace(/^(https?:)?\/\//, '').replace(/[#?].*/, '')));
    const isOpenEnd = /end_?date$/i.test(path);
    return isKept || isDate || isAddress || isOpenEnd
      ? []
      : [`${path}: ${plain.length > 120 ? `${plain.slice(0, 120)}…` : plain}`];
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
