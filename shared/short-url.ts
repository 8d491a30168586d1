/** An address as people write it, for paper: without its scheme, `www.`, a slash at its end or a query. */
export const shortUrl = (address: string) =>
  address.replace(/^(https:\/\/(www\.)?|mailto:)/, '').replace(/\/?(\?.*)?$/, '');
