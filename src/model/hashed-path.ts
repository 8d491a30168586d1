import { createHash } from 'node:crypto';
import { hashedFolder } from '#schema/constants.ts';

/**
 * The path of a file, relative to the site's root, with a hash of its content in its name. The hash
 * is short, since pages contain many such paths.
 */
export const hashedPath = (name: string, ending: string, body: string | Buffer) =>
  `${hashedFolder}${name}-${createHash('sha256').update(body).digest('hex').slice(0, 6)}.${ending}`;
