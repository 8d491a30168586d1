/** URLs of the site, which a hosting provider may serve in a folder (`BASE_PATH`). */
import { owner } from './content.ts';

/** The URL of a page or file of the site, without the origin. */
export const localUrl = (path: string) => import.meta.env.BASE_URL + path.replace(/^\//, '');

/** The absolute URL of a page or file of the site. */
export const absoluteUrl = (path: string) => new URL(localUrl(path), owner.site).href;
