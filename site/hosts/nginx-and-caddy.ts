/**
 * The settings of nginx and Caddy: the files beside this one, with the site's path and redirects.
 */
import { readFileSync } from 'node:fs';
import { type Host, redirectsFor } from './host.ts';

const fillIn = (file: string, base: string, redirects: string[]) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replaceAll('BASE_PATH', () => base)
    .replace('REDIRECTS', () => redirects.join('\n    '));

/** A `server` block for nginx; the owner sets `root` and `listen`. */
export function nginxFile(host: Host): string {
  // nginx compares decoded paths. Nothing escapes its sign of variables.
  const path = (from: string) => (host.base + from).replace(/["\\]/g, '\\$&');
  const url = (to: string) => encodeURI(host.base + to).replaceAll('$', '%24');
  const redirects = redirectsFor(host).map(
    ([from, to]) => `location = "${path(from)}" { return 308 "${url(to)}$is_args$args"; }`,
  );
  return fillIn('nginx.conf', host.base, redirects);
}

/** A site block for Caddy 2; the owner sets its URL and root. */
export const caddyFile = (host: Host): string =>
  fillIn(
    'Caddyfile',
    host.base,
    redirectsFor(host).map(([from, to]) => `redir ${host.base}${from} ${host.base}${to} permanent`),
  );
