import { decodeUrl } from '#lib/decode-url.ts';

/**
 * The target of an article's link: a page or file of this site, a place in the article, or another
 * site.
 */
export type Target = { path: string; fragment: string | undefined } | 'outside' | 'unknown';

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
  if (/^(https?:|mailto:)/i.test(url)) return 'outside';
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return 'unknown';
  const base = `https://site.example${toFile(from)}`;
  if (!URL.canParse(url, base)) return 'unknown';
  const { origin, pathname, hash } = new URL(url, base);
  // A backslash is a slash, and two slashes begin a host.
  if (origin !== new URL(base).origin) return 'unknown';
  // A fragment alone targets the article itself.
  if (url.startsWith('#') || url === '')
    return { path: from, fragment: hash ? decodeUrl(hash.slice(1)) : undefined };
  const file = pathname.replace(/\/{2,}/g, '/').replace(/\.md$/, '');
  const path = toPage(file.replace(/(.)\/$/, '$1'));
  return { path, fragment: hash ? decodeUrl(hash.slice(1)) : undefined };
}
