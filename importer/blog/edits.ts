/** A replacement in a text, by offsets. */
export type Edit = { start: number; end: number; text: string };

/** Applies edits to a text; the first of overlapping ones wins. */
export function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let last = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < last) continue;
    result += text.slice(last, edit.start) + edit.text;
    last = edit.end;
  }
  return result + text.slice(last);
}

/** Only the line ends of a text, so that later lines keep their numbers. */
export const lineEndsOf = (text: string) => text.replace(/[^\n]/g, '');
