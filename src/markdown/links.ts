import { folderPaths } from '#content/routes.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { articleFolders } from '#schema/article-folders.ts';

/** The target of a link: a page or file of this site, or a URL of another site or app. */
export type Target =
  | { path: string; query: string; fragment: string | undefined }
  | 'external'
  | 'invalid';

/** The schemes of URLs that open another site or one of the visitor's apps. */
export const externalSchemes = ['http', 'https', 'mailto', 'tel', 'sms'];

/** Converts the path of a page to that of its Markdown file, since files link to each other. */
export function toFile(path: string): string {
  const nameStart = path.lastIndexOf('/') + 1;
  const folder = articleFolders.find((name) => folderPaths[name] === path.slice(0, nameStart));
  return folder ? `/${folder}/${path.slice(nameStart)}` : path;
}

function toPage(path: string): string {
  const folder = articleFolders.find((name) => path.startsWith(`/${name}/`));
  return folder ? folderPaths[folder] + path.slice(folder.length + 2) : path;
}

/**
 * Resolves a link.
 *
 * @param url as in the text: '/imprint', '#heading', 'other-article.md', '../case-studies/name.md',
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
  // Two slashes, or backslashes, would begin a hostname.
  if (origin !== new URL(base).origin) return 'invalid';
  const fragment = hash ? decodeUrl(hash.slice(1)) : undefined;
  // A query or fragment alone leads to the article itself.
  if (/^([?#]|$)/.test(url)) return { path: from, query, fragment };
  const file = pathname.replace(/\/{2,}/g, '/').replace(/\.md$/, '');
  const path = toPage(file.replace(/(.)\/$/, '$1'));
  return { path, query, fragment };
}
