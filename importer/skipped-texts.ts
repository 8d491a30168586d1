/** Finds the texts of a resume that the imported content does not have. */
import { lettersAndDigits, stringsIn } from '../src/lib/text.ts';
import { plainText, splitLines } from './clean-text.ts';
import type { Imported } from './imported.ts';
import { isOpenEnd } from './open-end.ts';

/** Fields about the file, and pictures. */
const isAboutFile = (path: string) => /^(\$schema|meta)\b|\.(image|picture)$/.test(path);

/** A text's words between spaces, so that a search for a word does not find a part of one. */
const spaced = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** The items of a list that is written as one text. */
const divide = (text: string) =>
  splitLines(text).flatMap((line) => line.split(/[,;:，、：()]|\s[|·–—-]\s/));

type PathAndText = [path: string, text: string];

/** The texts of a source that are missing in the result, with their paths. */
function missingTexts(source: object, { skipped: _, ...imported }: Imported): PathAndText[] {
  const { pitch, about } = imported.owner;
  const results = [
    ...[...stringsIn(imported)].map(([, text]) => text),
    // A text that was divided between two fields is not in either of them.
    [pitch, about].join(' '),
    ...imported.projects.map(({ description, highlights = [] }) =>
      [description, ...highlights].join(' '),
    ),
  ];
  const all = results.map(spaced).join('|');
  const letters = lettersAndDigits(results.join('|'));
  const years = new Set(results.flatMap((text) => text.match(/\d{4}/g) ?? []));
  // An account's name is the end of its URL.
  const values = new Set(
    results.flatMap((text) => [text, ...divide(text), text.split('/').at(-1) ?? '']).map(spaced),
  );
  /** A single word must be a value or an item of one; a longer text may be a part of one. */
  const isImported = (text: string) => {
    const words = spaced(text);
    const isOneWord = !words.trim().includes(' ');
    return words.trim() === '' || values.has(words) || (!isOneWord && all.includes(words));
  };
  const hasUrl = (url: string) =>
    letters.includes(lettersAndDigits(url.replace(/^(https?:)?\/\/|[#?].*/g, '')));
  const isReadDate = (path: string, text: string) =>
    (/end_?date$/i.test(path) && isOpenEnd(text)) ||
    (/date$/i.test(path) && (text.match(/\d{4}/g) ?? ['']).every((year) => years.has(year)));
  return [...stringsIn(source)].flatMap(([path, text]) => {
    const plain = plainText(text);
    if (!plain || isAboutFile(path)) return [];
    const isRead =
      isImported(plain) ||
      divide(text).every(isImported) ||
      isReadDate(path, plain) ||
      (/^(https?:)?\/\//.test(plain) && hasUrl(plain));
    const links = text.match(/(?<=href=["']?)https?:\/\/[^"'\s>]+/g) ?? [];
    const missing = [...(isRead ? [] : [plain]), ...links.filter((url) => !hasUrl(url))];
    return missing.map((skipped): PathAndText => [path, skipped]);
  });
}

/** A line for each text of a source that is missing in the result. */
export const findSkipped = (source: object, imported: Imported): string[] =>
  missingTexts(source, imported).map(
    ([path, text]) => `${path}: ${text.replace(/^(.{120}).+$/s, '$1…')}`,
  );

/** Whether a reader would look for a text: not for a URL, an id or a date. */
const isProse = ([path, text]: PathAndText) =>
  !isAboutFile(path) && !/(date|url|id)$/i.test(path) && !/^https?:/.test(text);

/** The share of a source's texts that are in the result. */
export function importedShare(source: object, imported: Imported): number {
  const all = [...stringsIn(source)].filter(isProse).length;
  return all === 0 ? 1 : 1 - missingTexts(source, imported).filter(isProse).length / all;
}

/** The maximum number of texts of one field that are listed one by one. */
const listedOfField = 3;

/** Summarizes what was skipped: single texts, then a line for each field with many texts. */
export function summarizeSkipped(lines: string[]): string[] {
  const fieldOf = (line: string) =>
    /^([\w.]+): /.exec(line)?.[1]?.replace(/\.\d+(?=\.|$)/g, '') ?? line;
  const isLong = ({ length }: string[]) => length > listedOfField;
  return [...Map.groupBy(lines, fieldOf)]
    .sort(([, a], [, b]) => Number(isLong(a)) - Number(isLong(b)))
    .flatMap(([field, texts]) => {
      const example = texts[0]?.replace(/^[\w.]+: /, '');
      return isLong(texts) ? `${field}: ${texts.length} texts, such as ${example}` : texts;
    });
}
