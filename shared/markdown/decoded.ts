/** Decodes an address's percent signs; returns the text as it is where they encode nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
