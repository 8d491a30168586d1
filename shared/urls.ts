/** Addresses of the site's paths: the host may keep the site in a folder (`BASE_PATH`). */
import { owner } from './content.ts';

/** The address of a file or, with its path, of a page, in the folder of its host that the site is built for. */
export const localUrl = (path: string) => import.meta.env.BASE_URL + path.replace(/^\//, '');

/** An address as pages are found by it: hosts serve /blog/ as well as /blog. */
export const normalizePath = (pathname: string) => pathname.replace(/\/$/, '');

/** The absolute address of a path of the site ('/projects'), where the owner says that the site lives. */
export const absoluteUrl = (path: string) => new URL(localUrl(path), owner.site).href;

/** The booking button's URL: without a scheduling service, an email. */
export const bookingUrl = owner.booking ?? `mailto:${owner.email}`;
