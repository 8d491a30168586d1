/** What was elsewhere before: hosts that can, send visitors on; for all others a page does. */
import { absoluteAddress, localAddress } from '../../app/addresses.ts';
import { redirects } from '../../app/articles/articles.ts';
import { language } from '../../app/language.ts';
import { escapeXml } from './files/escape.ts';

/** Where the page that leads on stands, as a host looks for it. */
const fileOf = (path: string) => (/\.html?$/.test(path) ? path.slice(1) : `${path.slice(1)}/index.html`);

/** A page that leads on at once. Search engines take this for a permanent redirect. */
const movedPage = (title: string, path: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="canonical" href="${escapeXml(absoluteAddress(path))}">
<meta http-equiv="refresh" content="0; url=${escapeXml(localAddress(path))}">
<p><a href="${escapeXml(localAddress(path))}">${escapeXml(title)}</a></p>
</html>
`;

/** By their files below the site's root. */
export const movedPages = redirects.map(({ from, to }) => [fileOf(from), () => movedPage(to.title, to.path)] as const);

/** Where each address leads, below the site's root and without a leading slash. */
export const movedAddresses = redirects.map(({ from, to }): [from: string, to: string] => [
  from.slice(1),
  to.path.slice(1),
]);
