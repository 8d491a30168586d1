import type { Owner } from '#schema/owner.ts';

/** A site in German, with its long words. */
export const owner: Owner = {
  name: 'Käthe Müßigbrodt',
  lang: 'de',
  tagline: 'Unternehmerin und Ingenieurin',
  pitch:
    'Ich helfe jungen und alten Unternehmen, aus einer guten Idee Software zu machen, die mitwächst: Datenplattformen, Infrastruktur und Produkte, für die jemand zahlt.',
  description:
    'Unternehmerin und Ingenieurin in Hamburg: Datenplattformen, Infrastruktur und Produkte, die mitwachsen.',
  email: 'kaethe@muessigbrodt.test',
  site: 'https://muessigbrodt.test',
  booking: 'https://termine.muessigbrodt.test/erstes-gespraech',
  newsletter: {},
  profiles: [
    { kind: 'codeberg', label: 'Codeberg', url: 'https://codeberg.org/muessigbrodt' },
    { kind: 'mastodon', label: 'Mastodon', url: 'https://norden.social/@kaethe' },
  ],
};
