import { owner } from './content/owner.ts';

/**
 * The absolute address of a path of the site ('/projects'), where the owner says that the site lives.
 *
 * @param base the folder of its host that the site is built for (app/base-path.ts); begins and ends with a slash.
 */
export const siteAddress = (path: string, base: string) =>
  new URL(base.replace(/\/$/, '') + path, owner.site).href;
