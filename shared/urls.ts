/** URLs of the site: a host may serve it in a folder (`BASE_PATH`). */
import { owner } from './content.ts';

/** The URL of a page or file on the site's host. */
export const localUrl = (path: string) => import.meta.env.BASE_URL + path.replace(/^\//, '');

/** Pages are found without a trailing slash. */
export const normalizePath = (pathname: string) => pathname.replace(/\/$/, '');

/** The absolute URL of a path of the site. */
export const absoluteUrl = (path: string) => new URL(localUrl(path), owner.site).href;

/** The booking button's URL: without a scheduling service, an email. */
export const bookingUrl = owner.booking ?? `mailto:${owner.email}`;
