/** Describes a built site, for `npm run serve` and the settings of hosting providers. */

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

/** The default: browsers revalidate on every visit. */
export const revalidate: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
