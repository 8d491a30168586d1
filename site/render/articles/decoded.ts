/** What the percent signs of an address stand for; the text itself where they stand for nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
