/**
 * A path that every part of the browser and the router reads alike: without empty segments ('//x' is another host's
 * address to some) and with percent signs that encode nothing escaped ('/%').
 */
export function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  try {
    decodeURIComponent(single);
    return single;
  } catch {
    return single.replaceAll('%', '%25');
  }
}
