/** URLs of the site: a host may serve it in a folder (`BASE_PATH`). */
import { owner, strings } from './content.ts';

/** The URL of a page or file on the site's host. */
export const localUrl = (path: string) => import.meta.env.BASE_URL + path.replace(/^\//, '');

/** Pages are found without a trailing slash. */
export const normalizePath = (pathname: string) => pathname.replace(/\/$/, '');

/** The absolute URL of a path of the site. */
export const absoluteUrl = (path: string) => new URL(localUrl(path), owner.site).href;

/**
 * How visitors get in touch: the scheduling service or, without one, an email. `label` is the
 * hero's button, `short` other links.
 */
export const contactLink = owner.booking
  ? { href: owner.booking, label: strings.book, short: strings.footer.book }
  : { href: `mailto:${owner.email}`, label: strings.write, short: strings.write };
