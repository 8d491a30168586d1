import { owner, strings } from './content.ts';

/**
 * The link for getting in touch: to the scheduling service or, without one, an email. `label` is
 * for the hero's button, `short` for other links.
 */
export const contactLink = owner.booking
  ? { href: owner.booking, label: strings.book, short: strings.footer.book }
  : { href: `mailto:${owner.email}`, label: strings.write, short: strings.write };
