/** A URL for paper: without its scheme, `www.`, a trailing slash and a query. */
export const shortUrl = (address: string) =>
  address.replace(/^(https:\/\/(www\.)?|mailto:)/, '').replace(/\/?(\?.*)?$/, '');
