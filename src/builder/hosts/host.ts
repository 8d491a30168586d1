/** The description of a built site that `npm run serve` and all hosts' settings are made from. */

export type Headers = Record<string, string>;

export type HostedPage = {
  /** Below the deployed folder: 'projects/index.html'. */
  file: string;
  /** The paths that it answers, without a leading slash: 'projects' and 'projects/'. */
  urls: string[];
  /** Paths where some hosts would serve it, too; others redirect them. */
  aliases: string[];
};

export type Host = {
  /** The folder on the host, with slashes at both ends. */
  base: string;
  pages: HostedPage[];
  /** The 404 page. */
  notFound: HostedPage;
  /** Redirects: paths without a leading slash. */
  redirects: [from: string, to: string][];
  /** Of every response; those of files replace them. */
  common: Headers;
  /** Additional headers by path; a pattern ends with a star. */
  files: Record<string, Headers>;
};

/** All redirects: paths without a leading slash. */
export const redirectsFor = ({
  pages,
  redirects,
}: Pick<Host, 'pages' | 'redirects'>): [from: string, to: string][] => [
  ...pages.flatMap(({ urls: [url = ''], aliases }) =>
    aliases.map((alias): [string, string] => [alias, url]),
  ),
  ...redirects.flatMap(([from, to]) =>
    [from, `${from}/`].map((url): [string, string] => [url, to]),
  ),
];

/** Other sites may not embed a response, unless a file's own header allows it. */
export const embedding = 'Cross-Origin-Resource-Policy';

/** The default: browsers revalidate on every visit. */
export const freshCache: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
