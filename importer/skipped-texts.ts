/** Finds the texts of a resume that the imported content does not have. */
import { leavesIn, spacedWords, stringsIn } from '../src/lib/text.ts';
import { present } from '../src/schema/constants.ts';
import { plainText, splitLines } from './clean-text.ts';
import { isOpenEnd, parseDate, parseTimeRange } from './dates.ts';
import { countryCodeOf, listOf, namesOf, type UnknownRecord } from './entries.ts';
import type { Imported } from './imported.ts';

const spaced = (text: string) => spacedWords(text.toLowerCase());

/** A URL without its scheme, and without what ends a sentence. */
const plainUrl = (url: string) => url.replace(/^(https?:)?\/\/(www\.)?|(?<![/.,])[/.,]+$/gi, '');

/** The items of a list that is written as one text. */
const divide = (text: string) =>
  splitLines(text).flatMap((line) => line.split(/[,;:，、：()]|\s[|·–—-]\s/));

type PathAndText = [path: string, text: string];

/** A line of a list of skipped texts. */
export const formatSkipped = ([path, text]: PathAndText) =>
  `${path}: ${text.replace(/^(.{120}).+$/s, '$1…')}`;

const timeFields = ['startDate', 'endDate', 'period', 'ongoing'].flatMap((name) =>
  namesOf('all', name),
);

/** Whether a field is a date, or says when something was. */
const isTime = (path: string) => {
  const name = path.replace(/^.*\./, '');
  return /date$/i.test(name) || timeFields.includes(name);
};

/** The texts of an entry that its own result does not have. */
function missingTexts(texts: PathAndText[], { skipped: _, ...result }: Imported): PathAndText[] {
  const { pitch, about } = result.owner;
  const results = [
    ...[...stringsIn(result)].map(([, text]) => text),
    // A text that was divided between two fields is not in either of them.
    [pitch, about].join(' '),
    ...result.projects.map(({ description, highlights = [] }) =>
      [description, ...highlights].join(' '),
    ),
  ];
  const all = results.map(spaced).join('|');
  const urls = results.flatMap((text) => text.match(/https?:\/\/[^\s)]+/g) ?? []);
  // An account's name is the end of its URL.
  const names = urls.map((url) => new URL(url).pathname.split('/').findLast(Boolean) ?? '');
  const values = new Set(results.flatMap((text) => [text, ...divide(text), ...names]).map(spaced));
  const country = result.owner.location?.countryCode;
  /** A single word must be a value or an item of one; a longer text may be a part of one. */
  const isImported = (text: string) => {
    const words = spaced(text);
    const isOneWord = !words.trim().includes(' ');
    const isCountry = country !== undefined && country === countryCodeOf(text);
    return isCountry || !words.trim() || values.has(words) || (!isOneWord && all.includes(words));
  };
  const hasUrl = (url: string) => urls.some((other) => plainUrl(other) === plainUrl(url));
  const goesOn = result.roles.length > 0 || results.includes(present);
  const isReadDate = (path: string, text: string) =>
    isTime(path) &&
    ((goesOn && (isOpenEnd(text) || text === 'true')) ||
      results.includes(`${parseDate(text)}`) ||
      Object.values(parseTimeRange(text).time).every((date) => results.includes(date)));
  return texts.flatMap(([path, text]) => {
    const plain = plainText(text);
    if (!plain || /\.(image|picture)$/.test(path)) return [];
    const isRead = /^(https?:)?\/\//.test(plain)
      ? hasUrl(plain)
      : isImported(plain) ||
        isImported(plain.replace(/^\d+[.)]\s/, '')) ||
        splitLines(text).every((line) => isImported(line) || divide(line).every(isImported)) ||
        isReadDate(path, plain);
    const links = text.match(/(?<=href=["']?)https?:\/\/[^"'\s>]+/g) ?? [];
    const missing = [...(isRead ? [] : [plain]), ...links.filter((url) => !hasUrl(url))];
    return missing.map((skipped): PathAndText => [path, skipped]);
  });
}

/** Whether a reader would look for a text: not for a URL, an id, a date or a number. */
const isProse = ([path, text]: PathAndText) =>
  !isTime(path) && !/(url|id|image|picture)$/i.test(path) && !/^https?:|^[\d.,%\s/-]+$/.test(text);

/**
 * A line for each text of a source that the content does not have, and how many texts arrived. Each
 * entry is compared with its own result: another one may have the same words.
 */
export function findSkipped(source: UnknownRecord, read: (lists: UnknownRecord) => Imported) {
  const share: Imported['share'] = [0, 0];
  const skipped = Object.entries(source).flatMap(([name, value]) => {
    const list = listOf(name);
    const entries = list && Array.isArray(value) ? Object.entries(value) : [['', value] as const];
    return entries.flatMap(([index, entry]) => {
      const texts = [...leavesIn(entry, index ? `${name}.${index}` : name)].flatMap(
        ([path, leaf]): PathAndText[] => (leaf === null ? [] : [[path, `${leaf}`]]),
      );
      const missing = missingTexts(texts, read(list ? { [list]: entry } : {}));
      const all = texts.filter(isProse).length;
      share[0] += all - missing.filter(isProse).length;
      share[1] += all;
      return missing.map(formatSkipped);
    });
  });
  return { skipped, share };
}

/** The maximum number of texts of one field that are listed one by one. */
const listedOfField = 3;

/** Summarizes skipped texts: one line for each unknown list, and for a field with many texts. */
export const summarizeSkipped = (lines: string[]): string[] =>
  Object.entries(
    Object.groupBy(lines, (line) => {
      const [path, list = ''] = /^([\w-]+)\.[\w.-]+(?=: )/.exec(line) ?? [];
      return !path ? line : listOf(list) ? path.replace(/\.\d+(?=\.|$)/g, '') : `the list ${list}`;
    }),
  ).flatMap(([field, texts = []]) => {
    const isLong = texts.length > listedOfField || /^the list [\w-]+$/.test(field);
    const example = texts[0]?.replace(/^[\w.-]+: /, '');
    return isLong ? `${field}: ${texts.length} texts, such as ${example}` : texts;
  });
