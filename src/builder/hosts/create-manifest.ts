/** Describes every response of the site: the file for each path, and its headers. */
import { routedPages } from '#app/pages.ts';
import { homePath } from '#content/routes.ts';
import { redirects } from '#model/articles/articles.ts';
import { earlierFeeds, iconFiles, publishedFiles } from '#model/published-files.ts';
import { hashedFolder } from '#schema/constants.ts';
import {
  inertFile,
  policyHeader,
  resourcePolicyHeader,
  type ServedPage,
  type SiteManifest,
} from './site-manifest.ts';

/** In seconds. */
const day = 86_400;
const year = 31_536_000;

export const commonHeaders = {
  // Every page has its policy in a meta element, where this part is not allowed (CSP 3, section
  // 3.3).
  [policyHeader]: "frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${2 * year}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  [resourcePolicyHeader]: 'same-origin',
};

/** Feed readers and link previews on other sites show the site's pictures. */
const embeddable = { [resourcePolicyHeader]: 'cross-origin' };
const ownFile = { ...inertFile, ...embeddable };
const longCache = { 'Cache-Control': `public, max-age=${year}, immutable`, ...ownFile };
const iconCache = { 'Cache-Control': `public, max-age=${day}`, ...ownFile };

export const notFoundFile = '404.html';

/** Pictures without a hash in their names, which browsers and networks request often. */
const icons = [...Object.keys(iconFiles), 'social/*'];

/**
 * A page's file below the deployed folder, and a copy for providers that look for `projects.html`
 * first and would otherwise redirect /projects to /projects/ (docs/deploy.md).
 */
export function pageFiles(path: string | null): [file: string, ...copies: string[]] {
  if (path === null) return [notFoundFile];
  if (path === homePath) return ['index.html'];
  return [`${path.slice(1)}/index.html`, `${path.slice(1)}.html`];
}

function servedPage(path: string): ServedPage {
  const url = path.slice(1);
  const copies = pageFiles(path);
  return { file: copies[0], urls: url === '' ? [''] : [url, `${url}/`], copies };
}

export function createManifest(base: string, staticPages: { path: string }[] = []): SiteManifest {
  const { feed } = publishedFiles;
  return {
    base,
    pages: [...routedPages, ...staticPages].map(({ path }) => servedPage(path)),
    notFound: { file: notFoundFile, urls: ['404', '404/'], copies: [] },
    redirects: redirects.map(({ from, to }) => [from.slice(1), to.slice(1)]),
    common: commonHeaders,
    files: {
      [`${hashedFolder}*`]: longCache,
      ...Object.fromEntries(icons.map((icon) => [icon, iconCache])),
      // Firefox shows this type, and downloads application/atom+xml.
      ...Object.fromEntries(
        [...(feed ? [feed] : []), ...earlierFeeds].map((file) => [
          file,
          { 'Content-Type': 'application/xml; charset=utf-8', ...inertFile },
        ]),
      ),
    },
  };
}
