/** Redirects from earlier URLs: hosts send them where they can; elsewhere a page does. */
import { type Redirect, redirects } from '#model/redirects.ts';
import { language } from '#schema/language.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { escapeXml } from './files/escape.ts';
import type { FileBody } from './files/files.ts';

const redirectFile = (path: string) =>
  /\.html?$/.test(path) ? path.slice(1) : `${path.slice(1)}/index.html`;

/** Redirects at once. Search engines take this for a permanent redirect. */
const redirectPage = ({ title, to: path }: Redirect) => `<!doctype html>
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

/**
 * What answers earlier URLs, by its file below the site's root.
 *
 * @param files the files that the site has besides pages: programs that read these follow no page,
 * so they get a copy.
 */
export const redirectFiles = (files: Record<string, () => FileBody | Promise<FileBody>>) =>
  redirects.map((redirect) => {
    const { from, to } = redirect;
    const copied = files[to.slice(1)];
    return copied
      ? ([from.slice(1), copied] as const)
      : ([redirectFile(from), () => redirectPage(redirect)] as const);
  });
