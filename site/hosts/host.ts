/** The description of a built site for hosts: `npm run serve` and each host's settings are made of it. */

export type Headers = Record<string, string>;

/** A page as hosts see it. */
export type HostedPage = {
  /** Below the deployed folder: 'projects/index.html'. */
  file: string;
  /** The addresses that it answers, below the site's root and without a leading slash: 'projects' and 'projects/'. */
  addresses: string[];
  /** Addresses by which some hosts would serve it too; those that can, redirect them to the first address. */
  aliases: string[];
  headers: Headers;
  /** False of one of many, whose policy stands in its meta element: some hosts read no more than a hundred rules. */
  hasOwnHeaders: boolean;
};

export type Host = {
  /** The folder of the host that the site lives in: begins and ends with a slash. */
  base: string;
  pages: HostedPage[];
  /** For what is missing: sent with status 404. */
  notFound: HostedPage;
  /** Addresses of what is elsewhere now, and where it is: below the site's root and without a leading slash. */
  moved: [from: string, to: string][];
  /** Of every response. */
  common: Headers;
  /** Beyond the common ones, of files by their paths; a pattern ends with a star. */
  files: Record<string, Headers>;
};

/** Every address that is not a page's first, and where it leads: below the site's root and without a leading slash. */
export const redirectsOf = ({
  pages,
  moved,
}: Pick<Host, 'pages' | 'moved'>): [from: string, to: string][] => [
  ...pages.flatMap(({ addresses: [address = ''], aliases }) =>
    aliases.map((alias): [string, string] => [alias, address]),
  ),
  ...moved.flatMap(([from, to]) =>
    [from, `${from}/`].map((address): [string, string] => [address, to]),
  ),
];

/** The default: browsers ask again with every visit. */
export const freshCache: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
