/**
 * The texts of a value, however deep, with their paths: 'work.0.name'. A function counts as the
 * text that it returns.
 */
export function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') {
    if (value.trim()) yield [path, value];
  } else if (typeof value === 'function')
    yield* textsIn(value(...Array.from({ length: value.length }, () => '7')), path);
  else if (typeof value === 'object' && value)
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, path ? `${path}.${key}` : key);
}

/** Letters and digits alone, to compare texts whose punctuation and spaces may differ. */
export const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
