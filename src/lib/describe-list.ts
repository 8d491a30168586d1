/** The maximum length of a page's description in search results, in characters. */
export const maxDescription = 160;

/** A sentence (`describe`) around a page's items (`join`): as many as fit, then '…'. */
export function describeList(
  items: string[],
  join: (items: string[]) => string,
  describe: (list: string) => string,
): string {
  for (let count = items.length; count > 1; count--) {
    const mark = count < items.length ? ' …' : '';
    // No full stop after the ellipsis.
    const text = describe(join(items.slice(0, count)) + mark).replace(/…[.。]$/, '…');
    if (text.length <= maxDescription) return text;
  }
  return describe(items[0] ?? '');
}
