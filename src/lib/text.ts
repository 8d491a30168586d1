import { defined } from './defined.ts';

/** The leaves of nested objects and lists, with their paths: 'work.0.name'. */
export function* leavesIn(value: unknown, path = ''): Generator<[path: string, leaf: unknown]> {
  if (typeof value !== 'object' || !value) yield [path, value];
  else
    for (const [key, part] of Object.entries(value))
      yield* leavesIn(part, path ? `${path}.${key}` : key);
}

/** The strings in a value, with their paths. A function counts as the string that it returns. */
export function* stringsIn(value: unknown, start = ''): Generator<[path: string, text: string]> {
  for (const [path, leaf] of leavesIn(value, start))
    if (typeof leaf === 'function')
      yield* stringsIn(leaf(...Array.from({ length: leaf.length }, () => '7')), path);
    else if (typeof leaf === 'string' && leaf.trim()) yield [path, leaf];
}

/** The line number of an offset in a text, from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** A text's words between spaces, so that a search for a word does not find a part of one. */
export const spacedWords = (text: string) =>
  ` ${(text.match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? []).join(' ')} `;

/** Only the letters and digits, to compare texts whose punctuation and spaces may differ. */
export const lettersAndDigits = (text: string) =>
  text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Capitalises a text that begins with two lower-case letters: 'iOS' is unchanged. */
export const capitalise = (text: string, language: string) =>
  text.replace(/^\p{Ll}(?=\p{Ll})/u, (first) => first.toLocaleUpperCase(language));

/** A text without HTML and paired marks of Markdown. Underscores stay: names have them. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*`])(\*\*?|~~)(?=\S)(.{1,1000}?)(?<=\S)\1(?![\p{L}\p{N}*`])/gu, '$2')
    .replace(
      /`([^`]+)`|<([a-z]\w*)\b[^<>]*>(.*?)<\/\2>|<br ?\/?>/gi,
      (_, code, _tag, inner = ' ') => code ?? withoutMarks(inner),
    );

/** The parts of a place that no other part contains: a street may name its town. */
export function distinctParts(parts: string[]): string[] {
  const spaced = parts.map((part) => spacedWords(part.toLowerCase()));
  return parts.filter((_, i) => {
    const words = defined(spaced[i]);
    const has = (other: string, j: number) => other.includes(words) && (other !== words || j < i);
    return words.trim() !== '' && !spaced.some(has);
  });
}
