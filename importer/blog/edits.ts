/** A piece of a text, by its offsets, and what stands in its place. */
export type Edit = { start: number; end: number; text: string };

/** A text with its pieces replaced; of two that overlap, the first counts. */
export function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let last = 0;
  for (const { start, end, text: by } of [...edits].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < last) continue;
    result += text.slice(last, start) + by;
    last = end;
  }
  return result + text.slice(last);
}
