import { owner, strings } from './content.ts';

/** The link to book a call or write: `label` is for the hero's button, `short` for others. */
export const contactLink = owner.booking
  ? { href: owner.booking, label: strings.book, short: strings.footer.book }
  : { href: `mailto:${owner.email}`, label: strings.write, short: strings.write };
