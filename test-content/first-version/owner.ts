/** Who the site is about and how to reach them. Every page is built from this. */
export type Owner = {
  /** Shown in the navigation, the hero and the page titles. Required. */
  name: string;
  /** The line under the name. Required. */
  tagline: string;
  /** One paragraph of at most 300 characters: what you do, for whom. Required. */
  pitch: string;
  /** The site in one sentence of at most 160 characters, for search results and link previews; empty uses the pitch. */
  description: string;
  /** The mailbox that newsletter requests are addressed to. Required. */
  email: string;
  /** Where the site will live: https and the host, without a trailing slash. Required. */
  site: string;
  /** The scheduling service's page for a first call. Required. */
  booking: string;
  /** Profiles elsewhere, shown as icons in this order; none shows none. */
  profiles: Profile[];
  /** Where to report a security problem; null leaves security.txt out. */
  security: string | null;
};

export type Profile = {
  /** Chooses the icon. Required. */
  kind: 'code' | 'network';
  /** What assistive technology and the tooltip call it. Required. */
  label: string;
  /** Its address; https. Required. */
  url: string;
};

export const owner: Owner = {
  name: 'Your Name',
  tagline: 'Entrepreneur and Engineer',
  pitch:
    'I help startups and established businesses turn a promising idea into scalable software that keeps working as it grows: data platforms, infrastructure, and products people pay for.',
  description:
    'Entrepreneur and engineer. I help startups and businesses build software that scales: data platforms, infrastructure and products people pay for.',
  email: 'you@example.com',
  site: 'https://example.com',
  booking: 'https://example.com/book-a-call',
  profiles: [
    { kind: 'code', label: 'Code-hosting profile', url: 'https://example.com/code-profile' },
    { kind: 'network', label: 'Professional-network profile', url: 'https://example.com/network-profile' },
  ],
  security: 'mailto:you@example.com',
};
