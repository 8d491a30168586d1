/** Describes a built site, for `npm run serve` and the settings of hosting providers. */
import { defined } from '#lib/defined.ts';
import { isActiveName } from '#schema/file-kinds.ts';

export type Headers = Record<string, string>;

export type ServedPage = {
  /** Below the deployed folder: 'projects/index.html'. */
  file: string;
  /** The page's paths, without a leading slash: 'projects' and 'projects/'. */
  urls: string[];
  /** Paths where some providers serve the page, too; others redirect them. */
  copies: string[];
};

export type SiteManifest = {
  /** The site's folder in the URL, with slashes at both ends. */
  base: string;
  pages: ServedPage[];
  notFound: ServedPage;
  /** The folders of translations, which have their own 404 pages: 'de/'. */
  folders?: string[];
  /** Redirects: paths without a leading slash. */
  redirects: [from: string, to: string][];
  /** Headers of every response; headers of files replace them. */
  common: Headers;
  /** Additional headers by path; a pattern ends with a star. */
  files: Record<string, Headers>;
};

/** All redirects, with those from a page's other paths: paths without a leading slash. */
export const redirectsFor = ({ pages, redirects }: SiteManifest): SiteManifest['redirects'] => [
  ...pages.flatMap(({ urls: [url = ''], copies }) =>
    copies.map((copy): [string, string] => [copy, url]),
  ),
  ...redirects,
  ...redirects.flatMap(([from, to]): [string, string][] =>
    /\.html?$/.test(from) ? [] : [[`${from}/`, to]],
  ),
];

/** Other sites may not embed a response, unless a file's own header allows it. */
export const resourcePolicyHeader = 'Cross-Origin-Resource-Policy';

export const policyHeader = 'Content-Security-Policy';

/** The policy of files that are not pages of the site: HTML and SVG, too, run no script. */
export const inertFile: Headers = { [policyHeader]: "frame-ancestors 'none'; script-src 'none'" };

/**
 * The headers of files that the owner has put into `public`, by all their paths.
 *
 * @param files paths with slashes, below the site's root.
 */
export function publicHeaders(files: string[]): SiteManifest['files'] {
  const active = files.filter((file) => isActiveName(file));
  const paths = active.flatMap((file) => {
    const [, page] = /^(.+)\.html?$/.exec(file) ?? [];
    const [, folder] = /^(.*\/)index\.html?$/.exec(file) ?? [];
    return [file, page, folder, folder?.slice(0, -1)].filter((path) => path !== undefined);
  });
  return Object.fromEntries(paths.map((path) => [path, inertFile]));
}

/** The default: browsers revalidate on every visit. */
export const revalidate: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The manifest of a site in several languages: a translation's paths begin with its folder. */
export function joinManifests(all: [folder: string, manifest: SiteManifest][]): SiteManifest {
  const site = structuredClone(defined(all[0])[1]);
  for (const [folder, { pages, redirects, files }] of all.slice(1)) {
    const inFolder = (path: string) => folder + path;
    for (const { file, urls, copies } of pages)
      site.pages.push({
        file: inFolder(file),
        // A home page is at 'de/' and 'de'.
        urls: urls.flatMap((url) => (url === '' ? [folder, folder.slice(0, -1)] : inFolder(url))),
        copies: copies.map(inFolder),
      });
    // Aliases name any path of the site.
    for (const [from, to] of redirects) site.redirects.push([from, inFolder(to)]);
    for (const [path, headers] of Object.entries(files)) site.files[inFolder(path)] = headers;
    site.folders = [...(site.folders ?? []), folder];
  }
  return site;
}
