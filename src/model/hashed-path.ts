import { createHash } from 'node:crypto';
import { hashedFolder } from '#schema/constants.ts';

/** A file's path with a hash of its content, which is short: pages contain many such paths. */
export const hashedPath = (name: string, ending: string, body: string | Buffer) =>
  `${hashedFolder}${name}-${createHash('sha256').update(body).digest('hex').slice(0, 6)}.${ending}`;
