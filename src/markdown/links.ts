import { decodeUrl } from '#lib/decode-url.ts';

/**
 * The target of an article's link: a page or file of this site, a place in the article, or another
 * site.
 */
export type Target =
  | { path: string; query: string; fragment: string | undefined }
  | 'external'
  | 'invalid';

/** The kinds of URLs that lead away from the site: to other sites, and to a visitor's apps. */
export const externalSchemes = ['http', 'https', 'mailto', 'tel', 'sms'];

/** Files link to each other by folder, pages by URL. */
const toFile = (path: string) =>
  path
    .replace(/^\/blog\//, '/articles/')
    .replace(/^\/projects\//, '/case-studies/')
    .replace(/^\/(?=[^/]+$)/, '/pages/');
const toPage = (path: string) =>
  path
    .replace(/^\/articles\//, '/blog/')
    .replace(/^\/case-studies\//, '/projects/')
    .replace(/^\/pages\//, '/');

/**
 * @param url as in the text: '/projects', '#heading', 'other-article.md', '../case-studies/name.md',
 * 'https://…'.
 * @param from the article's path.
 */
export function resolveTarget(url: string, from: string): Target {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  if (scheme)
    return externalSchemes.includes(scheme.toLowerCase()) && URL.canParse(url)
      ? 'external'
      : 'invalid';
  const base = `https://site.example${toFile(from)}`;
  if (!URL.canParse(url, base)) return 'invalid';
  const { origin, pathname, search: query, hash } = new URL(url, base);
  // A backslash is a slash, and two slashes begin a host.
  if (origin !== new URL(base).origin) return 'invalid';
  const fragment = hash ? decodeUrl(hash.slice(1)) : undefined;
  // A query or fragment alone targets the article itself.
  if (/^([?#]|$)/.test(url)) return { path: from, query, fragment };
  const file = pathname.replace(/\/{2,}/g, '/').replace(/\.md$/, '');
  const path = toPage(file.replace(/(.)\/$/, '$1'));
  return { path, query, fragment };
}
