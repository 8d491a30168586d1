import { decodeUrl } from './decode-url.ts';

/** Parameters of a query that say where a visitor comes from. */
const tracking = /^(utm_\w+|from)=/;

/** Decodes characters that are not ASCII: `stra%C3%9Fe` is `straße`. */
const decode = (text: string) => text.replace(/(%[89a-f][0-9a-f])+/gi, decodeUrl);

/** A URL for print: without its scheme, `www.`, a trailing slash and tracking. */
export function shortUrl(url: string): string {
  const [address = ''] = url.split('?');
  const parameters = /^https?:/i.test(url) ? url.slice(address.length + 1).split('&') : [];
  const query = parameters.filter((parameter) => !tracking.test(parameter)).join('&');
  const short = address
    .replace(/^(https?:\/\/|mailto:|tel:|sms:)/i, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  return decode(query ? `${short}?${query}` : short);
}
