/** A URL for print: without its scheme, `www.`, a trailing slash and a query. */
export const shortUrl = (url: string) =>
  url.replace(/^(https:\/\/(www\.)?|mailto:|tel:|sms:)/, '').replace(/\/?(\?.*)?$/, '');
