/** Pages that redirect from earlier URLs, for hosting providers without redirects. */
import { language } from '#content/language.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import { type Redirect, redirects } from '#model/articles/articles.ts';
import { isTranslation } from '#model/translation.ts';
import { escapeXml } from '../escape.ts';
import { sha256 } from '../policy.ts';
import type { Output } from './output.ts';

const redirectFile = (path: string) =>
  /\.html?$/.test(path) ? path.slice(1) : `${path.slice(1)}/index.html`;

/**
 * Keeps what follows the path, `?utm=x#section-one`, which the refresh below it loses. It stops the
 * page, so that the refresh is not read. A server's header may forbid it (docs/deploy.md).
 */
const script =
  'stop();location.replace(document.currentScript.dataset.to+location.search+location.hash)';

const policy = `default-src 'none'; script-src ${sha256(script)}`;

/** Redirects at once. Search engines treat this as a permanent redirect. */
const redirectPage = ({ title, to: path }: Redirect) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="canonical" href="${escapeXml(absoluteUrl(path))}">
<script data-to="${escapeXml(localUrl(path))}">${script}</script>
<meta http-equiv="refresh" content="0; url=${escapeXml(localUrl(path))}">
<p><a href="${escapeXml(localUrl(path))}">${escapeXml(title)}</a></p>
</html>
`;

export const redirectPages: Output = () =>
  redirects.map((redirect) => [
    // Aliases name any path of the site, also outside a translation's folder.
    (isTranslation ? '../' : '') + redirectFile(redirect.from),
    () => redirectPage(redirect),
  ]);
