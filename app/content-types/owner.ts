/** Who the site is about and how to reach them. Every page is built from this. */
export type Owner = {
  /** Shown in the navigation, the hero and the page titles. Required. */
  name: string;
  /** The site's language as browsers know it: 'de', 'pt-BR', 'ar'. Left out, English. words.ts has its sentences. */
  lang?: string;
  /** The line under the name. Required. */
  tagline: string;
  /** One paragraph of at most 300 characters: what you do, for whom. Required. */
  pitch: string;
  /** More about you than the pitch says, a paragraph: on /resume. */
  about?: string;
  /** The site in one sentence of at most 160 characters, for search results and link previews; empty uses the pitch. */
  description: string;
  /** The mailbox that newsletter requests are addressed to. Required. */
  email: string;
  /** A telephone number, and where you are: published on /resume, in the contact card and in resume.json. */
  phone?: string;
  location?: { address?: string; postalCode?: string; city?: string; region?: string; countryCode?: string };
  /** Where the site will live: https and the host, without a trailing slash. Required. */
  site: string;
  /** The scheduling service's page for a first call; https. Null or left out, the button writes a mail. */
  booking?: string | null;
  /** Profiles elsewhere, shown as icons in this order; none shows none. */
  profiles: Profile[];
  /**
   * Where to report a security problem: an https address, or a mailbox as 'mailto:you@example.com'. It is published in
   * /.well-known/security.txt; null leaves that file out.
   */
  security: string | null;
};

export type Profile = {
  /**
   * Chooses the mark. Required. 'code' and 'network' wear that of the place their address is known to lead to, or a
   * neutral one; 'other' does for anything else.
   */
  kind:
    | 'code'
    | 'network'
    | ('github' | 'gitlab' | 'codeberg' | 'bitbucket' | 'sourcehut' | 'forgejo')
    | ('linkedin' | 'xing' | 'orcid')
    | ('mastodon' | 'bluesky' | 'x' | 'threads' | 'instagram' | 'facebook' | 'reddit' | 'telegram')
    | ('youtube' | 'vimeo' | 'twitch' | 'peertube')
    | ('medium' | 'devto' | 'substack' | 'hashnode' | 'stackoverflow')
    | ('feed' | 'mail' | 'other');
  /** What assistive technology and the tooltip call it. Required. */
  label: string;
  /** Its address: https, or a mailbox as 'mailto:you@example.com'. Required. */
  url: string;
};
