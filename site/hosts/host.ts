/** The description of a built site that `npm run serve` and all hosts' settings are made from. */

export type Headers = Record<string, string>;

export type HostedPage = {
  /** Below the deployed folder: 'projects/index.html'. */
  file: string;
  /** The paths that it answers, without a leading slash: 'projects' and 'projects/'. */
  urls: string[];
  /** Paths where some hosts would serve it, too; others redirect them. */
  aliases: string[];
  headers: Headers;
  /**
   * False for static pages, whose policy is in their meta element: some hosts read at most a
   * hundred rules.
   */
  hasOwnHeaders: boolean;
};

export type Host = {
  /** The folder on the host, with slashes at both ends. */
  base: string;
  pages: HostedPage[];
  /** The 404 page. */
  notFound: HostedPage;
  /** Redirects: paths without a leading slash. */
  moved: [from: string, to: string][];
  /** Of every response. */
  common: Headers;
  /** Additional headers by path; a pattern ends with a star. */
  files: Record<string, Headers>;
};

/** All redirects: paths without a leading slash. */
export const redirectsFor = ({
  pages,
  moved,
}: Pick<Host, 'pages' | 'moved'>): [from: string, to: string][] => [
  ...pages.flatMap(({ urls: [url = ''], aliases }) =>
    aliases.map((alias): [string, string] => [alias, url]),
  ),
  ...moved.flatMap(([from, to]) => [from, `${from}/`].map((url): [string, string] => [url, to])),
];

/** The default: browsers revalidate on every visit. */
export const freshCache: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
