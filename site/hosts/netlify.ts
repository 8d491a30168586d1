import type { Headers, Host } from './host.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages: later rules add to earlier ones. Both serve 404.html
 * with the headers of the requested path, so its policy is in its meta element.
 */
export function headersFile({ base, pages, notFound, common, files }: Host): string {
  const rule = (path: string, headers: Headers) =>
    [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    );
  return `${[
    rule('*', common),
    ...Object.entries(files).map(([path, headers]) => rule(path, headers)),
    ...[...pages.filter(({ hasOwnHeaders }) => hasOwnHeaders), notFound].flatMap(
      ({ urls, headers }) => urls.map((path) => rule(path, headers)),
    ),
  ].join('\n\n')}\n`;
}

/**
 * The maximum that Cloudflare Pages reads; redirect pages serve the others
 * (site/render/redirects.ts).
 */
const mostRedirects = 2000;

/** `_redirects` for the same two. */
export function redirectsFile({ base, pages, moved }: Host): string {
  const redirects = [
    ...pages.flatMap(({ urls: [url = ''], aliases }) => aliases.map((alias) => [alias, url])),
    ...moved,
    ...moved.filter(([from]) => !/\.html?$/.test(from)).map(([from, to]) => [`${from}/`, to]),
  ];
  const lines = redirects.map(([from, to]) => `${encodeURI(base + from)} ${base}${to} 301`);
  return `${lines.slice(0, mostRedirects).join('\n')}\n`;
}
