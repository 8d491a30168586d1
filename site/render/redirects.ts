/** Redirects from earlier URLs: hosts send them where they can; elsewhere a page does. */
import { movedArticles } from '../../model/articles/articles.ts';
import { language } from '../../shared/language.ts';
import { absoluteUrl, localUrl } from '../../shared/urls.ts';
import { escapeXml } from './files/escape.ts';

const redirectFile = (path: string) =>
  /\.html?$/.test(path) ? path.slice(1) : `${path.slice(1)}/index.html`;

/** Redirects at once. Search engines take this for a permanent redirect. */
const redirectPage = (title: string, path: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="canonical" href="${escapeXml(absoluteUrl(path))}">
<meta http-equiv="refresh" content="0; url=${escapeXml(localUrl(path))}">
<p><a href="${escapeXml(localUrl(path))}">${escapeXml(title)}</a></p>
</html>
`;

/** By their files below the site's root. */
export const redirectPages = movedArticles.map(
  ({ from, to }) => [redirectFile(from), () => redirectPage(to.title, to.path)] as const,
);

/** Pairs of paths below the site's root, without a leading slash. */
export const redirects = movedArticles.map(({ from, to }): [from: string, to: string] => [
  from.slice(1),
  to.path.slice(1),
]);
