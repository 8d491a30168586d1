/**
 * A path that every part of the browser and the router reads alike: without empty segments ('//x' is another host's
 * address to some) and with percent signs that encode nothing escaped ('/%').
 */
export function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return isDecodable(single) ? single : single.replaceAll('%', '%25');
}

function isDecodable(path: string): boolean {
  try {
    // The result is used because the minifier drops a call whose result is not.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
